/**
 * CSS texts that several controls share. Plain strings: a control that is not imported costs
 * nothing, and no rule depends on another component's class.
 */

/** Focus that is always visible, also in forced colours where `outline` keeps its line. */
export const FOCUS_RING = `
  outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
  outline-offset: var(--plinth-focus-offset);
`;

/**
 * Colours change softly where the pointer or the focus is, and not at all for who asked for less
 * motion. Elsewhere they change at once: a fade that nobody looks at is frames that the next thing
 * done on the page pays for.
 */
export const COLOR_TRANSITION = `
  @media (prefers-reduced-motion: no-preference) {
    &:is(:hover, :focus-within) {
      transition: var(--plinth-duration-fast) var(--plinth-ease);
      transition-property: background-color, border-color, color, box-shadow;
    }
  }
`;

/** Only for screen readers: it takes no room and is never hidden from them. */
export const VISUALLY_HIDDEN = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * What floats: menus, lists of choices. It can be used while it appears, and is gone at once: the
 * focus goes back to what opened it only when it is.
 */
export const FLOATING = `
  box-sizing: border-box;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-raised);
  box-shadow: var(--plinth-shadow);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  outline: none;
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--plinth-duration-fast) var(--plinth-ease);
    &[data-entering] { opacity: 0; }
    &[data-exiting] { transition: none; }
  }
`;

/** The box of a tooltip. */
export const TOOLTIP = `
  box-sizing: border-box;
  max-inline-size: min(320px, 100vw - 16px);
  padding: 6px 10px;
  border: 1px solid transparent;
  border-radius: var(--plinth-radius-sm);
  background: var(--plinth-tooltip);
  color: var(--plinth-on-tooltip);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-xs);
  font-weight: 500;
  line-height: 16px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The look of an action, shared by Button and by a link that is drawn as one. */
export const ACTION = `
  appearance: none;
  box-sizing: border-box;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--plinth-space-2);
  min-block-size: var(--plinth-control-md);
  min-inline-size: 0;
  margin: 0;
  padding: 5px calc(var(--plinth-space-3) + 2px);
  border: 1px solid transparent;
  border-radius: var(--plinth-radius-control);
  background: transparent;
  color: var(--plinth-text);
  font: inherit;
  font-size: var(--plinth-font-size-md);
  font-weight: 550;
  line-height: 20px;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  ${COLOR_TRANSITION}
  &:focus-visible { ${FOCUS_RING} }
  & svg { flex: none; inline-size: 16px; block-size: 16px; }
  @media (pointer: coarse) {
    min-block-size: var(--plinth-control-touch);
  }
`;

/** The primary action's colours. */
export const ACTION_PRIMARY = `
  background: var(--plinth-brand);
  border-color: var(--plinth-brand-edge);
  color: var(--plinth-on-brand);
  box-shadow: var(--plinth-shadow-control);
`;

/** The secondary action's colours. */
export const ACTION_SECONDARY = `
  background: var(--plinth-surface);
  border-color: var(--plinth-border-strong);
  box-shadow: var(--plinth-shadow-control);
`;

/** CSS of the heading of a part of a page. */
export const SECTION_HEADING = `
  margin: 0;
  font-family: var(--plinth-font-heading);
  font-size: var(--plinth-font-size-lg);
  font-weight: 600;
  line-height: 24px;
`;

/** CSS of a button that takes no click in its first 300 milliseconds; keys are not concerned. */
export const NO_CLICK_YET = `
  animation: plinth-no-click var(--alert-click-guard, 300ms) step-end !important;
  @keyframes plinth-no-click { from { pointer-events: none; } }
`;
