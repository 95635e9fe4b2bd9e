/**
 * Every limit of the product, once. Each has a test just below, at and just above it.
 * Sizes are generous: a whole school may sit behind one address.
 */
export const limits = {
  /** UTF-16 units of one card. */
  cardUnitsMax: 4_096,
  /** Spots of one board: 256 × 256, or any other shape of that size. */
  spotsMax: 65_536,
  /** Bytes of a board file, refused by its size before it is read. */
  boardFileBytesMax: 4 * 1024 * 1024,
  /** Characters of a player id. */
  playerIdCharsMax: 256,
  /** From this length on a player id is secret; below it is a public name. */
  secretIdCharsMin: 21,
  /** Characters of a player's name. */
  nameCharsMax: 20,
  /** Players with a seat, in all. */
  seatsMax: 1_000,
  /** Players who were given their seats by requests from one address. */
  seatsPerAddressMax: 600,
  /** Ids that joined without a name, to watch only; beyond it the oldest gives way. */
  spectatorsMax: 100,
  /** Ids a host has shut out; beyond it the oldest is forgotten. */
  blockedMax: 1_000,
  /** Players whose last flip number is kept, seated or not; beyond it the oldest is forgotten. */
  numberedPlayersMax: 4_000,
  /** Happenings that the table view remembers. */
  happeningsMax: 8,
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
  /** Connections that are open, in all. */
  connectionsMax: 12_000,
  /** Connections that are open from one address: 4,000 who watch and 500 who play are fewer. */
  connectionsPerAddressMax: 6_000,
  /** Flips, watches and table polls that wait, in all. */
  openRequestsMax: 12_000,
  /** The same, from one address. */
  openRequestsPerAddressMax: 6_000,
  /** Seconds to send a request, from its first byte to its last. */
  requestSecondsMax: 15,
  /** Seconds for which an answer may lie unread before its connection is cut. */
  unreadSecondsMax: 60,
} as const;
