/** The address of a host as it is typed. */

/** `192.168.1.23:8080` */
export function plainAddress(joinLink: string): string {
  return joinLink.replace(/^http:\/\/|\/(#.*)?$/g, '');
}
