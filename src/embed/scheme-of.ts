const SCHEMES = ['light', 'dark', 'system'] as const;

/** A valid scheme; anything else leaves it to the page. */
export const schemeOf = (text: string | undefined): (typeof SCHEMES)[number] | undefined =>
  SCHEMES.find((scheme) => scheme === text);
