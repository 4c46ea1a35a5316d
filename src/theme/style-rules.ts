import { defaultTokens } from './tokens';

/** The one cascade layer of the library. CSS of a host outside any layer wins over it. */
export const LAYER = 'plinth';

const defaults: Readonly<Record<string, string>> = defaultTokens;

/** Prefix of our classes and style elements, so that a host's own emotion never mixes with ours. */
export const STYLE_KEY = 'plinth';

/** CSS with a name made from it, as emotion's cache takes it. */
export interface StyleRules {
  readonly name: string;
  readonly styles: string;
  readonly className: string;
  /** The tokens of a provider: in the layer always, so that those of the page win. @default false */
  readonly isTheme?: boolean;
}

/** A short name for a text, the same on server and client: two FNV hashes of 32 bits. */
function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 16777619);
    other = Math.imul(other ^ code, 1597334677);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/**
 * Gives every use of a token its default, `var(--plinth-text, …)`. A component without a
 * `ThemeProvider` is therefore complete, nothing is ever written on the host's root element, and a
 * partner may set one token anywhere and have only that one change.
 */
export function withTokenDefaults(text: string): string {
  return text.replace(/var\(--plinth-([a-z0-9-]+)\)/g, (use, name: string) => {
    const value = defaults[name];
    return value ? `var(--plinth-${name},${withTokenDefaults(value)})` : use;
  });
}

/** Puts declarations and nested rules into the library's layer, under a name. */
export function styleRules(text: string): StyleRules {
  const name = hash(text);
  const className = `${STYLE_KEY}-${name}`;
  return { name, styles: `@layer ${LAYER}{.${className}{${text}}}`, className };
}
