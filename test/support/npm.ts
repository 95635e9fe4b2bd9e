/** npm as somebody has it who types: not in the middle of a script of ours. */
export function typedEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:package|lifecycle|command|config_local_prefix)|^INIT_CWD$/.test(name),
  );
  return { ...Object.fromEntries(own), ...more };
}
