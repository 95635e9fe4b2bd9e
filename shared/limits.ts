import { idLimits } from './player-id.ts';

/**
 * The limits of what players, clients and files may ask for. Sizes are generous: a whole school may
 * sit behind one address.
 */
export const limits = {
  /** UTF-16 units of one card. */
  cardUnitsMax: 4_096,
  /**
   * Characters of a card in the table view beside its board: in notices, and as a last pair. Texts of
   * a deck are not longer, so their faces are found.
   */
  shownCardCharsMax: 60,
  /** Spots of one board: 256 × 256, or any other shape of that size. */
  spotsMax: 65_536,
  /** Bytes of a board file, refused by its size before it is read. */
  boardFileBytesMax: 4 * 1024 * 1024,
  /** Bytes of a deck file, which may have pictures in it. So much of them a game keeps in memory. */
  deckFileBytesMax: 24 * 1024 * 1024,
  /** Boards in a host's own library. */
  ownBoardsMax: 300,
  /** Pairs of a deck. */
  deckPairsMax: 32_768,
  /** Characters of a text on a card of a deck. */
  faceTextCharsMax: 60,
  /** Pictures of one deck; bytes of each; pixels of each side. */
  deckPicturesMax: 256,
  pictureBytesMax: 96 * 1024,
  pictureSideMax: 1_024,
  /** Cards that one player may bring, and all of them together; bytes of their pictures together. */
  broughtEachMax: 3,
  broughtMax: 256,
  broughtBytesMax: 16 * 1024 * 1024,
  /** Cards that somebody brings or takes back in one minute. */
  bringsPerMinuteMax: 30,
  /** Bytes of a JSON body to /bring: a picture of full size in base64, and its name. */
  bringBytesMax: 160 * 1024,
  /** Such bodies that are being received, in all and from one address. */
  bringsAtOnceMax: 100,
  bringsAtOncePerAddressMax: 50,
  ...idLimits,
  /** Characters of a player's name. */
  nameCharsMax: 20,
  /** Players with a seat, in all. */
  seatsMax: 1_000,
  /** Computer players at a table. */
  computersMax: 7,
  /** Players who were given their seats by requests from one address. */
  seatsPerAddressMax: 600,
  /** Ids that joined without a name, to watch only; beyond it the oldest who is not here gives way. */
  spectatorsMax: 100,
  /** Ids a host has removed, whose seats are gone; beyond it the oldest is forgotten. */
  removedMax: 1_000,
  /** Ids a host has shut out; beyond it the oldest is forgotten. */
  blockedMax: 1_000,
  /** Players whose last flip number is kept, seated or not; beyond it the oldest is forgotten. */
  numberedPlayersMax: 4_000,
  /** Best solo games that the app keeps, one for each board; beyond it the oldest is forgotten. */
  bestGamesMax: 300,
  /** Characters of the key of such a game, and of what is kept under it. */
  preferenceKeyCharsMax: 300,
  bestCharsMax: 32,
  /** Notices that the table view remembers. */
  noticesMax: 8,
  /** Steps in the record of a game; what comes after them is left out. */
  recordStepsMax: 100_000,
  /** UTF-16 units of all steps in the record of a game. */
  recordUnitsMax: 32 * 1024 * 1024,
  /** Steps that are kept, when the record is full, for whoever follows the game. */
  recentStepsMax: 1_000,
  /** Steps in one answer to whoever follows the game. */
  stepsPerAnswerMax: 500,
  /** UTF-16 units of all steps in one such answer, if it has more than one. */
  stepsUnitsPerAnswerMax: 1024 * 1024,
  /** Games of one evening that are kept; beyond it the oldest goes. */
  eveningGamesMax: 200,
  /** Results of one player in one game, in all that are kept of an evening. */
  eveningEntriesMax: 10_000,
  /** Players and newest games of the evening in the table view, which everybody is sent. */
  eveningLinesShown: 64,
  eveningGamesShown: 6,
  /** Seconds that the host may name until a game in the lobby begins. */
  beginSecondsMax: 10,
  /** Seconds that a watch or a table poll may ask to wait. */
  waitSecondsMax: 60,
  /** Characters of a request target: two cards of full length, every unit percent-encoded, fit. */
  targetCharsMax: 80_000,
  /** Bytes of a request line and its headers together. */
  headerBytesMax: 96 * 1024,
  /** Bytes of a JSON body to /join and /leave. */
  joinBytesMax: 4 * 1024,
  /** Wrong codes from one address in one minute. */
  wrongCodesMax: 10,
  /** The same from all addresses together: one device may have thousands. */
  wrongCodesInAllMax: 100,
  /** Connections that are open, in all. */
  connectionsMax: 12_000,
  /** Connections that are open from one address: 4,000 who watch and 500 who play are fewer. */
  connectionsPerAddressMax: 6_000,
  /** Flips, watches and table polls that wait, in all. */
  openRequestsMax: 12_000,
  /** The same, from one address. */
  openRequestsPerAddressMax: 6_000,
  /** Requests of each who has joined that may wait, however many others wait: a poll and a flip. */
  reservedRequestsPerPlayer: 2,
  /** Connections kept, at their address, for each who has joined, however many others are open. */
  reservedConnectionsPerPlayer: 4,
  /** Connections, and requests that wait, kept for the host's own computer. */
  reservedForHost: 100,
  /** Requests of one connection that are answered at the same time; the next wait behind them. */
  pipelinedBegunMax: 100,
  /** Requests that wait behind others of their connection, in all; one more, and it is cut. */
  pipelinedMax: 12_000,
  /** The same, from one address. */
  pipelinedPerAddressMax: 6_000,
  /** Bytes of answers that a connection has not taken; with so many, its next request waits. */
  unsentBytesPerConnectionMax: 64 * 1024,
  /** Bytes of boards and tables that are still being sent, each counted once, in all. */
  unsentBytesMax: 128 * 1024 * 1024,
  /** The same, to one address. */
  unsentBytesPerAddressMax: 64 * 1024 * 1024,
  /** Seconds to send a request, from its first byte to its last. */
  requestSecondsMax: 15,
  /** Milliseconds in which a game is saved by a disk fast enough that a crash costs at most 1 s. */
  saveMsMax: 500,
  /** Seconds for which an answer may lie unread before its connection is cut. */
  unreadSecondsMax: 60,
} as const;
