import { limits } from './limits.ts';

/**
 * A code is a few letters or digits, easily said across a room.
 * @param min shorter ones are refused; those of saved games may be shorter than new ones
 */
export function isDoorCode(value: string, min: number = limits.doorCodeCharsMin): boolean {
  return (
    value.length >= min && value.length <= limits.doorCodeCharsMax && /^[A-Za-z0-9]+$/.test(value)
  );
}
