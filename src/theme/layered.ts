import { css, type SerializedStyles } from '@emotion/react';
import { END, LAYER } from './layer';
import { defaultTokens } from './tokens';

const defaults: Readonly<Record<string, string>> = defaultTokens;

/**
 * Adds the default to every use of a token, `var(--plinth-text, …)`. So a component works without a
 * `ThemeProvider`, nothing is written to the host's root element, and a partner can override a
 * single token anywhere.
 */
export function withTokenDefaults(text: string): string {
  return text.replace(/var\(--plinth-([a-z0-9-]+)\)/g, (use, name: string) => {
    const value = defaults[name];
    return value ? `var(--plinth-${name},${withTokenDefaults(value)})` : use;
  });
}

/**
 * Our CSS as an argument for emotion's `styled`: in the cascade layer, with default tokens. The
 * layer is part of the text, not of the cache, so that styles of the host under our provider stay
 * outside of it. Serialized here, and not again if it is the only argument of a `styled`.
 *
 * @param text - declarations and rules; `&` is the element. Pass a function if it interpolates
 * shared text:
 * bundlers treat a template with an identifier as a side effect
 */
export function layered(text: string | (() => string)): SerializedStyles {
  return css(
    `@layer ${LAYER}{${withTokenDefaults(typeof text === 'string' ? text : text())}}${END}`,
  );
}
