/**
 * CSS shared by several controls. Plain strings: a control that is not imported costs nothing, and
 * no rule depends on another component's class.
 */

/** A focus ring; visible with forced colours too, because `outline` is kept. */
export const FOCUS_RING = `
  outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
  outline-offset: var(--plinth-focus-offset);
`;

/**
 * Transitions colours only where the pointer or focus is, and not with reduced motion. Other
 * elements change immediately: fades that are not noticed slow down the page.
 */
export const COLOR_TRANSITION = `
  @media (prefers-reduced-motion: no-preference) {
    &:is(:hover, :focus-within) {
      transition: var(--plinth-duration-fast) var(--plinth-ease);
      transition-property: background-color, border-color, color, box-shadow;
    }
  }
`;

/** Visible to screen readers only; takes no space. */
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
 * A popover for menus and lists. Usable while it appears, and removed without animation: focus
 * returns to its trigger only after removal.
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

/** CSS shared by Button and by links drawn as buttons. */
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

/** Colours of the primary button. */
export const ACTION_PRIMARY = `
  background: var(--plinth-brand);
  border-color: var(--plinth-brand-edge);
  color: var(--plinth-on-brand);
  box-shadow: var(--plinth-shadow-control);
`;

/** Colours of the secondary button. */
export const ACTION_SECONDARY = `
  background: var(--plinth-surface);
  border-color: var(--plinth-border-strong);
  box-shadow: var(--plinth-shadow-control);
`;

/** The heading of a section. */
export const SECTION_HEADING = `
  margin: 0;
  font-family: var(--plinth-font-heading);
  font-size: var(--plinth-font-size-lg);
  font-weight: 600;
  line-height: 24px;
`;

/** Ignores clicks on a button in its first 300 milliseconds; keys work. */
export const NO_CLICK_YET = `
  animation: plinth-no-click var(--alert-click-guard, 300ms) step-end !important;
  @keyframes plinth-no-click { from { pointer-events: none; } }
`;
