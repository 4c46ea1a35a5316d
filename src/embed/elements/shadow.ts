import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { withTokenDefaults } from '../../theme/layered';
import { shadowStart, sheetOf } from '../../theme/shadow-start';
import { shareStyles } from '../../theme/shared-style-cache';
import type { Theme } from '../../theme/theme-types';
import { defaultTokens, tokenDeclarations } from '../../theme/tokens';

/**
 * Tokens come from outside: what the page sets on the element or around it, and what `brandColor`
 * puts on the element. Each use of a token has its default.
 */
const inheritTokens = () =>
  `[data-plinth-root]{${Object.keys(defaultTokens)
    .map((name) => `--plinth-${name}:inherit;`)
    .join('')}${withTokenDefaults(TEXT)}}`;

/** As the provider says it, where it has set the tokens itself. */
const TEXT = `
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  color: var(--plinth-text);
`;

/**
 * What a page hides is hidden, a form is as tall as it is and not as the window, the page says the
 * language, and what react-aria says to its buttons, which it would put into the page.
 */
const MORE = `
  :host([hidden]) { display: none !important; }
  [data-slot='auth-layout'] { min-block-size: 0; }
  [data-slot='auth-layout'] main { margin-block-start: 0; }
  [data-slot='language-picker'] { display: none; }
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;

/** The inside of an element. */
export interface ElementShadow {
  readonly root: ShadowRoot;
  /** Puts the tokens of a theme on the element, where the page's own win over them. */
  readonly setTheme: (theme: Theme | undefined) => void;
}

/**
 * Opens an element: no rule of the page gets in, and none gets out. Nothing in it needs a nonce.
 *
 * @param display - how the element stands in the page
 */
export function openElement(
  host: HTMLElement,
  display: 'block' | 'inline-block',
  init?: Partial<ShadowRootInit>,
): ElementShadow {
  // Overlays look through shadow roots for the focus and for presses elsewhere.
  enableShadowDOM();
  const root = host.attachShadow({ mode: 'open', ...init });
  const theme = sheetOf(host, '');
  const start = sheetOf(host, shadowStart(display) + inheritTokens() + MORE);
  root.adoptedStyleSheets = [start, theme];
  shareStyles(root);
  mirrorParts(root);
  return {
    root,
    setTheme: (made) => theme.replaceSync(made ? `:host{${tokenDeclarations(made.tokens)}}` : ''),
  };
}

/** Gives what has a slot of ours the part of that name: `plinth-roles::part(role-card)`. */
function mirrorParts(root: ShadowRoot): void {
  const name = (element: Element) => {
    const slot = element.getAttribute('data-slot');
    if (slot) element.setAttribute('part', slot);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        name(node);
        node.querySelectorAll('[data-slot]').forEach(name);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}
