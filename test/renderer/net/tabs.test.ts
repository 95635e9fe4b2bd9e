/** Tabs of one browser: here of one process, whose channels are real ones. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Tabs } from '../../../renderer/net/tabs.ts';
import { stubBrowser } from '../browser.ts';

type Leave = () => void;

/** What a tab does when it is closed. */
let leaves: Leave[] = [];

let browsers = 0;

beforeEach(() => {
  const end = stubBrowser();
  browsers++;
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} ${browsers}`); // of this test alone
      }
    },
  );
  leaves = [];
  vi.stubGlobal('addEventListener', (kind: string, leave: Leave) => {
    if (kind === 'pagehide') leaves.push(leave);
  });
  return () => {
    for (const leave of leaves) leave();
    return end();
  };
});

function open(player: string) {
  const tabs = new Tabs(player);
  const taken = vi.fn<() => void>();
  const counted = vi.fn<() => void>();
  tabs.onTaken = taken;
  tabs.onCount = counted;
  return { tabs, taken, counted };
}

describe('tabs of one browser', () => {
  test('know how many they are, and when one is closed', async () => {
    const first = open('ana');
    const second = open('ben');
    await vi.waitFor(() => expect([first.tabs.count, second.tabs.count]).toEqual([2, 2]));
    expect(first.counted).toHaveBeenCalledTimes(1);
    leaves[1]?.();
    await vi.waitFor(() => expect(first.tabs.count).toBe(1));
    expect(first.counted).toHaveBeenCalledTimes(2);
  });

  test('of two players are in nobody’s way', async () => {
    const first = open('ana');
    const second = open('ben');
    expect(await second.tabs.isTaken()).toBe(false);
    expect([first.taken, second.taken].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('of one player: the later one makes way', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const first = open('ana');
    now.mockReturnValue(2_000);
    const second = open('ana');
    await vi.waitFor(() => expect(second.taken).toHaveBeenCalled());
    expect(first.taken).not.toHaveBeenCalled();
    now.mockRestore();
  });

  test('of one player: the one that takes it plays on', async () => {
    const first = open('ana');
    const second = open('ben');
    await vi.waitFor(() => expect(first.tabs.count).toBe(2));
    second.tabs.take('ana');
    await vi.waitFor(() => expect(first.taken).toHaveBeenCalledTimes(1));
    expect(second.taken).not.toHaveBeenCalled();
    expect(await second.tabs.isTaken()).toBe(false);
  });

  test('are one, in a browser where tabs cannot speak', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { tabs } = open('ana');
    expect([tabs.count, await tabs.isTaken()]).toEqual([1, false]);
  });
});
