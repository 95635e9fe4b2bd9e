/** 1-A, 1-B, 1-C: the first card. */
export const firstCard = String.raw`
1-A.1 a flip of an empty spot fails
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
bob flip 0,0 fails 1-A
bob sees none, none / up B, down
alice sees none, none / my B, down

1-A.2 who failed may flip another first card
board A A / B B / C C
alice flip 0,0
alice flip 0,1
alice flip 1,0
bob flip 0,0 fails 1-A
bob flip 2,0
bob sees none, none / up B, down / my C, down
bob flip 2,1
bob sees none, none / up B, down / my C, my C

1-A.3 a flip of a card of one’s own matched pair finishes the play, then fails
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 0,0 fails 1-A
alice sees none, none / down, down

1-A.4 the same with the second card of the pair
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 0,1 fails 1-A
bob sees none, none / down, down

1-A.5 a miss is finished before the flip fails
board A A B / C D E
bob flip 0,0
bob flip 0,1
bob flip 0,2
alice flip 1,0
alice flip 1,1
alice sees none, none, up B / up C, up D, down
alice flip 0,0 fails 1-A
alice sees none, none, up B / down, down, down

1-A.6 a failed flip is finished before the next one fails
board A A B / C D E
bob flip 0,0
bob flip 0,1
bob flip 0,2
alice flip 1,0
alice flip 0,0 fails 2-A
alice sees none, none, up B / up C, down, down
alice flip 0,1 fails 1-A
alice sees none, none, up B / down, down, down

1-A.7 an empty spot stays empty, however often it is flipped
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 0,0 fails 1-A
alice flip 0,0 fails 1-A
bob flip 0,1 fails 1-A
alice flip 0,1 fails 1-A
alice sees none, none / down, down

1-A.8 what failed is no first card: the next flip is one
board A A / B C
alice flip 0,0
alice flip 0,1
alice flip 0,0 fails 1-A
alice flip 1,0
alice sees none, none / my B, down
alice flip 1,1
alice sees none, none / up B, up C

1-A.9 others’ cards stay as they are
board A A / B B / C C
alice flip 0,0
alice flip 0,1
alice flip 1,0
charlie flip 2,0
bob flip 0,0 fails 1-A
alice sees none, none / my B, down / up C, down
charlie sees none, none / up B, down / my C, down

1-B.1 a card that is face down turns face up, and the player controls it
board A B / B A
alice flip 0,1
alice sees down, my B / down, down
bob sees down, up B / down, down

1-B.2 several players each take their own
board A B / B A
alice flip 0,0
bob flip 0,1
charlie flip 1,1
alice sees my A, up B / down, up A
bob sees up A, my B / down, up A
charlie sees up A, up B / down, my A
dora sees up A, up B / down, up A

1-B.3 a card that the player’s own finished miss turns down is turned up again
board A B / B A
alice flip 0,0
alice flip 0,1
alice flip 0,0
alice sees my A, down / down, down

1-B.4 the same with the second card of the miss
board A B / B A
alice flip 0,0
alice flip 0,1
alice flip 0,1
alice sees down, my B / down, down
bob sees down, up B / down, down

1-B.5 a card that somebody else’s finished miss turned down
board A B C / D E F
alice flip 0,0
alice flip 0,1
alice flip 1,0
bob flip 0,0
bob sees my A, down, down / up D, down, down
alice sees up A, down, down / my D, down, down

1-B.6 positions are row and column, from the top left
board A B C / D E F
alice flip 1,2
alice sees down, down, down / down, down, my F
bob flip 0,2
bob sees down, down, my C / down, down, up F
charlie flip 1,0
charlie sees down, down, up C / my D, down, up F

1-B.7 after a match the next first card turns up
board A A / B C
alice flip 0,0
alice flip 0,1
alice flip 1,1
alice sees none, none / down, my C

1-C.1 a card that is face up, and nobody’s, is taken
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,1
bob sees up A, my B / down, down
alice sees up A, up B / down, down

1-C.2 it stays face up when whoever gave it up moves on
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,0
alice flip 1,0
bob sees my A, down / up B, down

1-C.3 a card given up by 2-A
board A A B / C D E
alice flip 0,0
alice flip 0,1
alice flip 0,2
alice flip 0,0 fails 2-A
bob flip 0,2
bob sees none, none, my B / down, down, down
alice flip 1,0
bob sees none, none, my B / up C, down, down

1-C.4 a card given up by 2-B
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
bob flip 0,0
bob sees my A, down / down, down
alice flip 1,1
bob sees my A, down / down, up A

1-C.5 somebody takes one card of a miss, and somebody else the other
board A B / C D
alice flip 0,0
alice flip 0,1
bob flip 0,0
charlie flip 0,1
bob sees my A, up B / down, down
charlie sees up A, my B / down, down
alice flip 1,0
alice sees up A, up B / my C, down

1-C.6 it may be matched like any first card
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 1,1
bob sees my A, up B / down, my A

1-C.7 a card that was taken and given up again may be taken again
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 0,2
charlie flip 0,0
charlie sees my A, up B, up C / down, down, down
`;
