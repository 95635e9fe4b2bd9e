/** The host's own computer has names for itself that are of no use to anybody else. */
export function isForFriends(address: string): boolean {
  return !/^(localhost|127\.[\d.]*|\[::1\])?(:\d+)?$/.test(address);
}
