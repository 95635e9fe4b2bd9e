/** The app has the name of the check's program: it says in a sentence where that runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import { CHECK_ELSEWHERE } from '../../main/system/arguments.ts';
import { describeElectron, electronRuntime, startDisplay } from '../support/electron-runtime.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { switches } from './electron-support.ts';

describeElectron('the app that is told to check', () => {
  test('says how that is done, and ends', async () => {
    const args = [...switches(await tempFolder()), packageFolder, 'check', '--', 'npm', 'start'];
    const env = { ...process.env, DISPLAY: await startDisplay() };
    const app = spawn(executableIn(electronRuntime() ?? ''), args, { env });
    onTestFinished(() => void app.kill('SIGKILL'));
    const [said, [code]] = await Promise.all([textOf(app.stderr), once(app, 'exit')]);
    expect(said).toContain(`memory-scramble: ${CHECK_ELSEWHERE}\n`);
    expect(code).toBe(2);
  });
});
