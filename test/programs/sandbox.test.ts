import { describe, expect, test } from 'vitest';
import { isAboutSandbox, sandboxAdvice } from '../../main/launch/sandbox.ts';

describe('what to do where there can be no sandbox', () => {
  test.each([
    ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
    ['kernel.unprivileged_userns_clone', '0', '1'],
  ])('where %s is %s: the deb, or the command that allows it', (setting, value, allowed) => {
    const advice = sandboxAdvice((name) => (name === setting ? value : undefined));
    expect(advice).toMatch(/^For the window, install the deb /);
    expect(advice).toContain(`(sudo sysctl -w ${setting}=${allowed})`);
    expect(advice).not.toContain('--no-sandbox');
  });

  test('where no setting of the kernel is to blame: no command', () => {
    expect(sandboxAdvice(() => undefined)).not.toContain('sudo');
    expect(sandboxAdvice((name) => (name.endsWith('clone') ? '1' : '0'))).not.toContain('sudo');
  });
});

test('only complaints about a sandbox count as such', () => {
  expect(isAboutSandbox('[1:1] FATAL: No usable sandbox! Update your kernel')).toBe(true);
  expect(isAboutSandbox('[1:1] FATAL: The SUID sandbox helper binary was found')).toBe(true);
  expect(isAboutSandbox('[1:1] ERROR: Missing X server or $DISPLAY')).toBe(false);
});
