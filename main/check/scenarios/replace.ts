/** Cards are replaced, and what that means for the rules. */
export const replacement = String.raw`
replace.1 every copy of a card becomes the other, and faces and control stay
board A B / B A
alice flip 0,0
bob flip 0,1
charlie replace A Z
alice sees my Z, up B / down, down
bob sees up Z, my B / down, down
alice flip 1,1
alice sees my Z, up B / down, my Z

replace.2 cards that are face down are replaced
board A B / B A
bob replace A Z
alice flip 1,1
alice sees down, down / down, my Z
alice flip 0,0
alice sees my Z, down / down, my Z

replace.3 no other card is
board A B / B A
bob replace A Z
alice flip 0,1
alice flip 1,0
alice sees down, my B / my B, down

replace.4 empty spots stay empty
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
bob replace A Z
bob replace B Y
alice sees none, none / my Y, down

replace.5 a card that is not there changes nothing
board A B / B A
alice flip 0,0
bob replace Z Y
alice sees my A, down / down, down
alice flip 1,1
alice sees my A, down / down, my A

replace.6 a card by itself changes nothing
board A B / B A
alice flip 0,0
bob replace A A
alice sees my A, down / down, down
alice flip 1,1
alice sees my A, down / down, my A

replace.7 nobody’s previous miss is finished
board A B / B A
alice flip 0,0
alice flip 0,1
alice replace A Z
alice sees up Z, up B / down, down
bob sees up Z, up B / down, down

replace.8 nobody’s previous match is finished
board A A / B B
alice flip 0,0
alice flip 0,1
alice replace B Z
alice sees my A, my A / down, down

replace.9 a first card stays a first card
board A B / B A
alice flip 0,0
alice replace A Z
alice flip 0,1
alice sees up Z, up B / down, down

replace.10 no waiter wakes
board A B / B A
alice flip 0,0
bob flip 0,0 waits
charlie replace A Z
bob flip waits
alice flip 0,1
bob flip succeeds
bob sees my Z, up B / down, down

replace.11 who waits may replace
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob replace A Z
bob flip waits
alice sees my Z, down / down, down

replace.12 two kinds of cards become one, and match
board A B / C C
alice replace A B
alice flip 0,0
alice flip 0,1
alice sees my B, my B / down, down

replace.13 and what has become one stays one
board A B / C C
alice replace A B
alice replace B D
alice flip 0,0
alice flip 0,1
alice sees my D, my D / down, down

replace.14 one after the other: A becomes B, and B becomes C
board A B / A B
alice replace A B
alice replace B C
alice flip 0,0
alice flip 1,1
alice sees my C, down / down, my C

replace.15 a swap by way of a third card
board A B / B A
alice replace A X
alice replace B A
alice replace X B
alice flip 0,0
alice flip 0,1
alice sees up B, up A / down, down

replace.16 case matters
board a A / a A
alice replace a Z
alice flip 0,0
alice flip 0,1
alice sees up Z, up A / down, down

replace.17 a card that begins another leaves it alone
board A AA / A AA
alice replace A Z
alice flip 0,1
alice flip 0,0
alice sees up Z, up AA / down, down

replace.18 a card of one letter becomes a long one, and an emoji
board A B / B A
alice replace A antidisestablishmentarianism
alice replace B 🦄
alice flip 0,0
bob flip 0,1
bob sees up antidisestablishmentarianism, my 🦄 / down, down

replace.19 characters that mean something in an address
board A B / B A
alice replace A %2F?#&+%
alice replace B /
alice flip 0,0
bob flip 0,1
alice sees my %2F?#&+%, up / / down, down
alice replace %2F?#&+% C
alice sees my C, up / / down, down

replace.20 cards called as the faces are
board A B / B A
alice replace A none
alice replace B down
alice flip 0,0
alice flip 0,1
alice sees up none, up down / down, down
alice flip 1,0
alice sees down, down / my down, down

replace.21 whoever was never there may replace
board A B / B A
zoe replace A Z
alice flip 0,0
alice sees my Z, down / down, down

2-D.16 the strings of the moment are compared: a first card may have become equal
board A B / C D
alice flip 0,0
alice replace A B
alice flip 0,1
alice sees my B, my B / down, down

2-D.17 the second card may have become equal to the first while that one was held
board A B / C D
alice flip 0,0
bob replace B A
alice flip 0,1
alice sees my A, my A / down, down

2-D.18 all copies of a first card change with it, so they still match
board A A / C D
alice flip 0,0
bob replace A Z
alice flip 0,1
alice sees my Z, my Z / down, down

2-E.7 the second card was replaced while the first one was held, so they differ
board A A / C D
alice flip 0,0
bob replace A Z
bob replace C A
alice flip 1,0
alice sees up Z, down / up A, down

3-A.10 a match stays one when its cards have become something else twice
board A A / B B
alice flip 0,0
alice flip 0,1
bob replace A X
bob replace X B
alice flip 1,0
alice sees none, none / my B, down
alice flip 1,1
alice sees none, none / my B, my B

3-A.11 a waiter for a pair fails when it leaves, whatever is on its cards by then
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
charlie replace A Z
bob flip waits
alice flip 1,0
bob flip fails 1-A

3-B.20 a miss whose cards became equal turns down, though nobody can tell it from a match
board A B / A B
alice flip 0,0
alice flip 0,1
bob replace A B
alice flip 1,1
alice sees down, down / down, my B
alice flip 1,0
alice sees down, down / my B, my B

3-B.21 a miss whose card was replaced turns down
board A B / C D
alice flip 0,0
alice flip 0,1
bob replace A Z
bob flip 1,0
alice flip 1,1
bob sees down, down / my C, up D

1-C.8 a card that was replaced since it was given up
board A B / B A
alice flip 0,0
alice flip 0,1
alice replace A Z
bob flip 0,0
bob flip 1,1
bob sees my Z, up B / down, my Z
`;
