import { expect, test } from 'vitest';
import { killAgainAndAgain } from '../e2e/app-kills.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { figure } from './figure.ts';

const KILLS = 20;

describeElectron('the desktop app', () => {
  test(`killed ${KILLS} times at random moments, it starts again and loses at most a second`, async () => {
    const kept = await killAgainAndAgain(KILLS, 4);
    expect(kept).toBeGreaterThanOrEqual(1);
    figure(`${KILLS} kills of the desktop app, 0 failed starts, ${kept} pairs kept`);
  }, 240_000);
});
