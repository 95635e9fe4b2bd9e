/** Some Linux systems do not let Chromium build a sandbox; then Electron opens no window. */

/** Chromium's last words in that case. */
const NO_SANDBOX = /SUID sandbox helper|No usable sandbox/;

export function isAboutSandbox(stderr: string): boolean {
  return NO_SANDBOX.test(stderr);
}

export const NO_SANDBOX_WHY =
  'This system does not let Electron build a sandbox, and without one the app does not run.';

/** Settings of the kernel that may deny a sandbox, with the values that allow it. */
const allowing = {
  'kernel.apparmor_restrict_unprivileged_userns': '0', // Ubuntu 23.10 and newer
  'kernel.unprivileged_userns_clone': '1', // Debian 10 and older
} as const;

/**
 * What to do about it. The app never starts without its sandbox instead.
 * @param readSetting gives the value of a setting of the kernel, or undefined if there is none
 */
export function sandboxAdvice(readSetting: (name: string) => string | undefined): string {
  const denying = Object.entries(allowing).filter(([name, value]) => {
    const set = readSetting(name);
    return set !== undefined && set !== value;
  });
  const commands = denying.map(([name, value]) => `sudo sysctl -w ${name}=${value}`);
  const orAllow =
    commands.length === 0
      ? 'or ask whoever looks after this computer to allow unprivileged user namespaces'
      : `or allow it for all programs until the next start of the computer (${commands.join('; ')})`;
  return `For the window, install the deb of Memory Scramble, which comes with that permission, ${orAllow}.`;
}
