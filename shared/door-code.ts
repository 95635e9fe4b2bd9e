import { limits } from './limits.ts';

/**
 * A code is a few letters or digits, easily said across a room.
 * @param min shorter ones are refused; a saved game may have a shorter one than a new door
 */
export function isDoorCode(value: string, min: number = limits.doorCodeCharsMin): boolean {
  return (
    value.length >= min && value.length <= limits.doorCodeCharsMax && /^[A-Za-z0-9]+$/.test(value)
  );
}
