<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: {card} on top, %n cards in all</source>
        <translation>
            <numerusform>{pile}: {card}, %n card in all</numerusform>
            <numerusform>{pile}: {card} on top, %n cards in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>It was kept as {kept}, and %n games could be taken over into a new one.</source>
        <translation>
            <numerusform>It was kept as {kept}, and %n game could be taken over into a new one.</numerusform>
            <numerusform>It was kept as {kept}, and %n games could be taken over into a new one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message numerus="yes">
        <source>You have won with {score} points, in %n moves and {time}.</source>
        <translation>
            <numerusform>You have won with {score} points, in %n move and {time}.</numerusform>
            <numerusform>You have won with {score} points, in %n moves and {time}.</numerusform>
        </translation>
    </message>
</context>
</TS>
