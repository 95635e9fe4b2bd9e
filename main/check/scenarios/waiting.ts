/** 1-D: a first card that another player controls. */
export const waiting = String.raw`
1-D.1 a flip of a controlled card waits until control is handed over
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob sees up A, down / down, down
alice flip 0,1
bob flip succeeds
bob sees my A, up B / down, down
alice sees up A, up B / down, down

1-D.2 others play on meanwhile
board A B / B A
alice flip 0,0
bob flip 0,0 waits
charlie flip 1,1
bob flip waits
charlie sees up A, down / down, my A

1-D.3 whoever has waited goes on with a second card
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
bob flip 1,1
bob sees my A, up B / down, my A

1-D.4 a wait for a card of a matched pair fails by 1-A when the pair leaves
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,1 waits
alice flip 1,0
bob flip fails 1-A
bob sees none, none / up B, down

1-D.5 a card of a matched pair is waited for until then
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
charlie flip 1,0
charlie flip 1,1
bob flip waits
bob sees up A, up A / up B, up B

1-D.6 who waits for a card that is matched meanwhile waits on, and fails when it leaves
board A A / B B
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip waits
alice sees my A, my A / down, down
alice flip 1,1
bob flip fails 1-A
bob sees none, none / down, up B

1-D.7 the previous miss is finished before the wait
board A B C / D E F
bob flip 1,2
alice flip 0,0
alice flip 0,1
alice flip 1,2 waits
alice sees down, down, down / down, down, up F
bob sees down, down, down / down, down, my F

1-D.8 the previous match leaves before the wait
board A A / B B
bob flip 1,1
alice flip 0,0
alice flip 0,1
alice flip 1,1 waits
alice sees none, none / down, up B

1-D.9 a wait ends when the card is given up by 2-A
board A A B / C D E
alice flip 0,0
alice flip 0,1
alice flip 0,2
bob flip 0,2 waits
alice flip 0,0 fails 2-A
bob flip succeeds
bob sees none, none, my B / down, down, down

1-D.10 a wait ends when the card is given up by 2-B, for one’s own card
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,0 fails 2-B
bob flip succeeds
bob sees my A, down / down, down

1-D.11 a wait ends when the card is given up by 2-B, for another’s card
board A B / B A
alice flip 0,0
charlie flip 0,1
bob flip 0,0 waits
alice flip 0,1 fails 2-B
bob flip succeeds
bob sees my A, up B / down, down
charlie sees up A, my B / down, down

1-D.12 a wait does not end when the card is matched, nor when others find pairs
board A A B / B C C
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,2
charlie flip 1,0
bob flip waits
charlie flip 1,1
bob flip waits
alice flip 0,1
bob flip waits
bob sees up A, up A, none / none, up C, down

1-D.13 two wait, and one after the other has the card
board A B C / D E F
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
alice flip 0,1
bob flip succeeds
charlie flip waits
bob sees my A, up B, down / down, down, down
bob flip 0,2
charlie flip succeeds
charlie sees my A, up B, up C / down, down, down

1-D.14 three wait, and one after the other has the card
board A B C D E
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
dora flip 0,0 waits
alice flip 0,1
bob flip succeeds
bob flip 0,2
charlie flip succeeds
charlie flip 0,3
dora flip succeeds
dora sees my A, up B, up C, up D, down

1-D.15 two wait for one card of a pair, and one for the other: all fail when it leaves
board A A / B B
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
alice flip 0,1
dora flip 0,1 waits
alice flip 1,0
bob flip fails 1-A
charlie flip fails 1-A
dora flip fails 1-A
bob flip 1,1
bob sees none, none / up B, my B

1-D.16 of two who wait, the one who has the card matches it, and the other fails when it leaves
board A B A / C D E
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
alice flip 0,1
bob flip succeeds
bob flip 0,2
charlie flip waits
bob flip 1,0
charlie flip fails 1-A
charlie sees none, up B, none / up C, down, down

1-D.17 who failed after a wait may flip another first card
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
alice flip 1,0
bob flip fails 1-A
bob flip 1,1
bob sees none, none / up B, my B

1-D.18 each card is waited for by itself
board A B C D
alice flip 0,0
bob flip 0,1
charlie flip 0,0 waits
dora flip 0,1 waits
bob flip 0,2
dora flip succeeds
charlie flip waits
alice sees my A, up B, up C, down
dora sees up A, my B, up C, down

1-D.19 nobody who waits holds anything, so two who want each other’s cards are never stuck
board A B / B A
alice flip 0,0
bob flip 1,1
alice flip 1,1 fails 2-B
bob flip 0,0
bob sees my A, down / down, my A

1-D.20 a finished miss lets go of a waiter’s card before its player waits for another
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,0
charlie flip 1,1
alice flip 0,0 waits
charlie flip 0,0 fails 2-B
bob sees my A, down, down / down, up E, down
bob flip 0,2
alice flip succeeds
alice sees my A, down, up C / down, up E, down

1-D.21 one’s own match leaves while somebody else waits, and one waits oneself
board A A / B C
alice flip 0,0
bob flip 1,0
alice flip 0,1
charlie flip 0,1 waits
alice flip 1,0 waits
charlie flip fails 1-A
bob flip 1,1
alice flip succeeds
alice sees none, none / my B, up C

1-D.22 the card that somebody waits for stays face up when it is given up
board A B / C D
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
alice flip 1,0
bob sees my A, down / up C, down
`;
