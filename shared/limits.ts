/** `limits.nameCharsMax`: every limit by its name. A page carries only those that it uses. */
export * as limits from './limit-values.ts';
