import { css, type SerializedStyles } from '@emotion/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { jsxBase } from './emotion';
import { END, LAYER } from './layer';
import { defaultTokens, type TokenValues, tokenDeclarations } from './tokens';

const NO_TOKENS: TokenValues = {};
const known = new WeakMap<TokenValues, SerializedStyles>();

/**
 * Initial text styles. The host provides the typeface; the shorthand before it resets all other
 * inherited font properties.
 */
const START = `
        font: 14px/20px a;
        font-family: var(--plinth-font-family);
        text-align: start;
        text-indent: 0;
        text-transform: none;
        text-shadow: none;
        letter-spacing: normal;
        word-spacing: normal;
        white-space: normal;
        font-size: var(--plinth-font-size-md);
        color: var(--plinth-text);
        -webkit-text-size-adjust: 100%;`;

/**
 * Rules of a themed element: tokens, color-scheme and initial text styles. Tokens stay in the
 * layer; outside of it the text styles have the specificity of a class, which is higher than a
 * reset's.
 */
export function themeRules(tokens: TokenValues = NO_TOKENS): SerializedStyles {
  const rules =
    known.get(tokens) ??
    css(`@layer ${LAYER}{
      ${tokenDeclarations({ ...defaultTokens, ...tokens })}
      &[data-plinth-color-scheme='light'] { color-scheme: light; }
      &[data-plinth-color-scheme='dark'] { color-scheme: dark; }
      &[data-plinth-color-scheme='system'] { color-scheme: light dark; }
      &[data-plinth-root] {${START}
      }
      &[data-plinth-document] { background: var(--plinth-surface); }
      & > [data-plinth-portal] { display: contents; }
    }
    &:where([data-plinth-unlayered]) {${START}
    }${END}`);
  known.set(tokens, rules);
  return rules;
}

interface ThemeRootProps extends ComponentPropsWithoutRef<'div'> {
  rules: SerializedStyles;
}

/** The element that carries the theme. */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { rules, ...native },
  ref,
) {
  const props = { ...native, ref, css: rules };
  return jsxBase('div', props);
});
