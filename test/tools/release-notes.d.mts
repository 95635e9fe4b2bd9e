export function releaseNotes(
  tag: string,
  about: { readonly version: string; readonly homepage: string; readonly author: string },
  changelog: string,
): string;
