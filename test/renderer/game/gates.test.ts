import { describe, expect, test } from 'vitest';
import {
  type Gate,
  type Standing,
  gateAfterRefusal,
  gateAfterView,
} from '../../../renderer/game/gates.ts';
import type { FailureCode } from '../../../shared/failures.ts';
import type { You } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

const friend: Standing = {
  gate: 'in',
  isHost: false,
  watches: false,
  hasCode: false,
  hasTyped: false,
};
const host: Standing = { ...friend, isHost: true };

function seen(standing: Standing, you: Partial<You>, door: 'open' | 'code' = 'open') {
  const base = view('down', { room: { door, replace: true } });
  return gateAfterView(standing, { ...base, you: { ...base.you, ...you } });
}

describe('a view leads', () => {
  test.each(['starting', 'join', 'code', 'removed', 'full', 'in'] as const)(
    'from %s into the game whoever has a seat',
    (gate) => {
      expect(seen({ ...friend, gate }, { seat: 0 })).toBe('in');
      expect(seen({ ...host, gate }, { seat: 0 })).toBe('in');
    },
  );

  test('nowhere from a page that has to be loaded again', () => {
    expect(seen({ ...friend, gate: 'reload' }, { seat: 0 })).toBe('reload');
  });

  test('out, whoever was removed or blocked', () => {
    expect(seen(friend, { seat: 0, removed: true })).toBe('removed');
    expect(seen(friend, { seat: 0, removed: true, blocked: true })).toBe('blocked');
    expect(seen({ ...friend, gate: 'join' }, { removed: true })).toBe('join'); // on the way back
  });

  test('a friend without a seat to the form, or back to the seat that is gone', () => {
    expect(seen(friend, { seat: null })).toBe('rejoin');
    expect(seen({ ...friend, gate: 'starting' }, { seat: null })).toBe('join');
    expect(seen({ ...friend, gate: 'full' }, { seat: null })).toBe('full');
  });

  test('a friend at the code to the form only once the door needs none', () => {
    expect(seen({ ...friend, gate: 'code' }, { seat: null }, 'code')).toBe('code');
    expect(seen({ ...friend, gate: 'code' }, { seat: null }, 'open')).toBe('join');
  });

  test.each(['in', 'starting', 'join'] as const)('a host at %s to a seat, unasked', (gate) => {
    expect(seen({ ...host, gate }, { seat: null })).toBe('rejoin');
  });

  test('a host elsewhere nowhere', () => {
    expect(seen({ ...host, gate: 'otherTab' }, { seat: null })).toBe('otherTab');
  });

  test('whoever only watches to the game, without a seat', () => {
    for (const gate of ['starting', 'full', 'in'] as const) {
      expect(seen({ ...friend, gate, watches: true }, { seat: null })).toBe('in');
      expect(seen({ ...host, gate, watches: true }, { seat: null })).toBe('in');
    }
  });
});

describe('a refusal leads', () => {
  const at = (gate: Gate) => ({ ...friend, gate });

  test.each([
    ['door', 'in', { gate: 'rejoin' }],
    ['door', 'starting', { gate: 'join' }],
    ['door', 'full', { gate: 'full' }],
    ['spectator', 'in', { gate: 'rejoin' }],
    ['code', 'join', { gate: 'code' }],
    ['code', 'code', { gate: 'code' }],
    ['many-codes', 'join', { gate: 'code' }],
    ['removed', 'in', { gate: 'removed' }],
    ['blocked', 'in', { gate: 'blocked' }],
    ['no-seat', 'join', { gate: 'full' }],
    ['bad-name', 'join', { gate: 'join' }],
    ['bad-query', 'in', { gate: 'reload' }],
    ['old-number', 'in', { gate: 'in' }],
    ['2-B', 'in', { gate: 'in' }],
    ['full', 'in', { gate: 'in', trouble: 'busy' }],
    ['bug', 'in', { gate: 'in', trouble: 'stuck' }],
    ['no-host', 'join', { gate: 'join', trouble: 'elsewhere' }],
  ] as const)('%s at %s', (code: FailureCode, gate, refused) => {
    expect(gateAfterRefusal(at(gate), code)).toEqual(refused);
  });

  test.each(['join', 'in', 'starting'] as const)(
    'who came to %s with an old code to the new one, without a reproach',
    (gate) => {
      const changed = { gate: 'code', codeTrouble: 'changed' };
      const standing = { ...at(gate), hasCode: true };
      expect(gateAfterRefusal(standing, 'code')).toEqual(changed);
      expect(gateAfterRefusal(standing, 'many-codes')).toEqual(changed);
    },
  );

  test('who typed a wrong code to another try', () => {
    for (const hasCode of [false, true]) {
      const standing = { ...at('code'), hasCode, hasTyped: true };
      expect(gateAfterRefusal(standing, 'code')).toEqual({ gate: 'code', codeTrouble: 'wrong' });
      expect(gateAfterRefusal(standing, 'many-codes').codeTrouble).toBe('tooMany');
      // What comes after it, by itself, leaves what was said of it.
      expect(gateAfterRefusal({ ...standing, hasTyped: false }, 'code')).toEqual({ gate: 'code' });
    }
  });

  test.each(['code', 'many-codes'] as const)('a host nowhere: %s', (code) => {
    for (const gate of ['starting', 'in'] as const) {
      expect(gateAfterRefusal({ ...host, gate, hasCode: true }, code)).toEqual({ gate: 'in' });
    }
  });

  test('a newcomer to what there is to watch, where nobody else may join', () => {
    expect(gateAfterRefusal({ ...friend, gate: 'join' }, 'closed')).toEqual({ gate: 'closed' });
    expect(seen({ ...friend, gate: 'closed' }, { seat: null })).toBe('closed');
  });

  test('a host back through any door', () => {
    expect(gateAfterRefusal({ ...host, gate: 'starting' }, 'door')).toEqual({ gate: 'rejoin' });
    expect(gateAfterRefusal({ ...host, gate: 'starting' }, 'spectator')).toEqual({ gate: 'join' });
  });
});
