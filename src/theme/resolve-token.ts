import { type Oklch, parseColor } from './color';
import { defaultTokens, type TokenName, type TokenValues } from './tokens';

/** The two schemes that every colour has a value in. */
export type Scheme = 'light' | 'dark';

function pick(text: string, scheme: Scheme): string {
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
 * The colour that a token has in a scheme, as a browser would resolve it; null for a token that is
 * no single opaque colour.
 */
export function resolveToken(
  name: TokenName,
  scheme: Scheme,
  overrides: TokenValues = {},
): Oklch | null {
  const values: Readonly<Record<string, string>> = { ...defaultTokens, ...overrides };
  const text = (values[name] ?? '').replace(
    /var\(--plinth-([a-z0-9-]+)\)/g,
    (use, other: string) => values[other] ?? use,
  );
  return parseColor(pick(text, scheme));
}
