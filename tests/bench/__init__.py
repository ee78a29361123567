"""Benchmarks: `make bench` prints what is measured; no test asserts a time."""
