/** Linux systems that do not let Chromium build a sandbox, so that Electron opens no window. */

/** What Chromium says before it ends for that reason. */
const NO_SANDBOX = /SUID sandbox helper|No usable sandbox/;

export function isAboutSandbox(stderr: string): boolean {
  return NO_SANDBOX.test(stderr);
}

export const NO_SANDBOX_WHY =
  'This system does not let Electron build a sandbox, and without one the app does not run.';

/** Settings of the kernel that deny it, and what they are set to where it is allowed. */
const allowing = {
  'kernel.apparmor_restrict_unprivileged_userns': '0', // Ubuntu 23.10 and newer
  'kernel.unprivileged_userns_clone': '1', // Debian 10 and older
} as const;

/**
 * What to do about it. The app is never started without its sandbox instead.
 * @param readSetting the value of a setting of the kernel, or undefined where it has none
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
