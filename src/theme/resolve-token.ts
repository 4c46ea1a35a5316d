import { type Oklch, parseColor } from './color';
import { markTokens } from './mark-tokens';
import { defaultTokens, type TokenName, type TokenValues } from './tokens';

/** The two colour schemes. */
export type Scheme = 'light' | 'dark';

/** The part of a `light-dark()` value for a scheme; any other value unchanged. */
export function pickScheme(text: string, scheme: Scheme): string {
  const start = 'light-dark(';
  if (!text.startsWith(start)) return text;
  let depth = 0;
  for (let at = start.length; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      return (scheme === 'light' ? text.slice(start.length, at) : text.slice(at + 1, -1)).trim();
    }
  }
  return text;
}

/**
 * The colour of a token in a scheme, as a browser would resolve it; null if it is not a single
 * opaque colour.
 */
export function resolveToken(
  name: TokenName,
  scheme: Scheme,
  overrides: TokenValues = {},
): Oklch | null {
  const values: Readonly<Record<string, string>> = {
    ...defaultTokens,
    ...markTokens,
    ...overrides,
  };
  // A token may refer to others; the depth is limited in case of a cycle.
  const follow = (text: string, depth: number): string =>
    text.replace(/var\(--plinth-([a-z0-9-]+)\)/g, (use, other: string) => {
      const value = values[other];
      return value === undefined || depth === 0
        ? use
        : follow(pickScheme(value, scheme), depth - 1);
    });
  return parseColor(follow(pickScheme(values[name] ?? '', scheme), 4));
}
