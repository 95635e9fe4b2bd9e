export function recipes(
  about: {
    readonly version: string;
    readonly homepage: string;
    readonly license: string;
    readonly author: string;
  },
  url: string,
  sums: string,
): Readonly<Record<string, string>>;
