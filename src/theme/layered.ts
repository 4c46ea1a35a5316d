import { css, type SerializedStyles } from '@emotion/react';
import { END, LAYER } from './layer';
import { defaultTokens } from './tokens';

const defaults: Readonly<Record<string, string>> = defaultTokens;

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

/**
 * CSS of ours as emotion's `styled` takes it: in the cascade layer, with the defaults of its tokens.
 * The layer is part of the text and not of the cache, so that what a host styles under our provider
 * with the same emotion stays outside of it. emotion serialises the text here, and never again when
 * it is all that a `styled` is given.
 *
 * @param text - declarations and rules; `&` is the element. Where it puts in shared text, write it as
 *   a function: bundlers take a template with a name in it for something that does things
 */
export function layered(text: string | (() => string)): SerializedStyles {
  return css(
    `@layer ${LAYER}{${withTokenDefaults(typeof text === 'string' ? text : text())}}${END}`,
  );
}
