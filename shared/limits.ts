/** Every limit by its name; as a namespace, so that a page downloads only those that it uses. */
export * as limits from './limit-values.ts';
