import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { withTokenDefaults } from '../../theme/layered';
import { shadowStart, sheetOf } from '../../theme/shadow-start';
import { shareStyles } from '../../theme/shared-style-cache';
import type { Theme } from '../../theme/theme-types';
import { defaultTokens, tokenDeclarations } from '../../theme/tokens';

/**
 * Tokens are inherited: set by the page on the element or an ancestor, or by `brandColor` on the
 * element. Each use of a token has a fallback.
 */
const inheritTokens = () =>
  `[data-plinth-root]{${Object.keys(defaultTokens)
    .map((name) => `--plinth-${name}:inherit;`)
    .join('')}${withTokenDefaults(TEXT)}}`;

/** A scheme that differs from the page's needs its own background. */
const GROUND = {
  block:
    'padding: var(--plinth-space-4); border-radius: var(--plinth-radius-lg); background: var(--plinth-surface);',
  'inline-block': 'border-radius: var(--plinth-radius-md); background: var(--plinth-surface);',
} as const;

/** From the provider, if it sets the tokens. */
const TEXT = `
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  color: var(--plinth-text);
`;

/**
 * Respects `hidden` of the page, sizes forms to their content instead of the window, and contains
 * the rules that react-aria would put into the page.
 */
const MORE = `
  :host([hidden]) { display: none !important; }
  [data-slot='auth-layout'] { min-block-size: 0; }
  [data-slot='auth-layout'] main { margin-block-start: 0; }
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;

/** The content of an element. */
export interface ElementShadow {
  readonly root: ShadowRoot;
  /** Sets the tokens of a theme on the element; the page's own take precedence. */
  readonly setTheme: (theme: Theme | undefined) => void;
  /** Sets the level of the first heading in the page's outline. */
  readonly setHeadingLevel: (level: string | number | undefined) => void;
}

/**
 * Creates the shadow root of an element, isolated from the page's styles. Nothing in it needs a
 * nonce.
 *
 * @param display - CSS display of the element
 */
export function openElement(
  host: HTMLElement,
  display: 'block' | 'inline-block',
  init?: Partial<ShadowRootInit>,
): ElementShadow {
  // Overlays look into shadow roots for the focus and for presses outside.
  enableShadowDOM();
  const root = host.attachShadow({ mode: 'open', ...init });
  const theme = sheetOf(host, '');
  const ground = `:host([color-scheme]) [data-plinth-root]{${withTokenDefaults(GROUND[display])}}`;
  const start = sheetOf(host, shadowStart(display) + inheritTokens() + ground + MORE);
  root.adoptedStyleSheets = [start, theme];
  shareStyles(root);
  const marks = markContent(root);
  return {
    root,
    setHeadingLevel: marks.setHeadingLevel,
    setTheme: (made) => theme.replaceSync(made ? `:host{${tokenDeclarations(made.tokens)}}` : ''),
  };
}

/** The page has its own first heading. */
const HEADING_LEVEL = 2;
const MOST_LEVEL = 6;

/**
 * Exposes our slots as parts of the same name, `plinth-roles::part(role-card)`, and headings their
 * level in the outline of the page.
 */
function markContent(root: ShadowRoot) {
  let first = HEADING_LEVEL;
  const rank = (heading: Element) => {
    const level = Math.min(Number(heading.tagName[1]) + first - 1, MOST_LEVEL);
    heading.setAttribute('aria-level', String(level));
  };
  const mark = (element: Element) => {
    const slot = element.getAttribute('data-slot');
    if (slot) element.setAttribute('part', slot);
    if (/^H[1-6]$/.test(element.tagName)) rank(element);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mark(node);
        node.querySelectorAll('[data-slot], h1, h2, h3, h4, h5, h6').forEach(mark);
      }
    }
  }).observe(root, { childList: true, subtree: true });
  return {
    setHeadingLevel(level: string | number | undefined) {
      const requested = Number(level);
      first = requested >= 1 && requested <= MOST_LEVEL - 1 ? Math.floor(requested) : HEADING_LEVEL;
      root.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(rank);
    },
  };
}
