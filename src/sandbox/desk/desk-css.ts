import { defaultTokens, tokenDeclarations } from '../../theme/tokens';
import { DESK_FONT_PATH } from './desk-page';

/** Styles of the desk, with the portal's tokens; light or dark by the system's preference. */
export const DESK_CSS = `@font-face {
  font-family: 'Inter Variable';
  font-display: swap;
  font-weight: 100 900;
  src: url('${DESK_FONT_PATH}') format('woff2-variations');
}
:root { ${tokenDeclarations(defaultTokens)} }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  font: 14px/20px 'Inter Variable', Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: var(--plinth-font-size-2xl); line-height: 32px; font-weight: 650; letter-spacing: -0.02em; }
h2 { font-size: var(--plinth-font-size-lg); line-height: 24px; font-weight: 600; }
p { color: var(--plinth-text-muted); }
b, strong { font-weight: 600; }
a { color: var(--plinth-brand-text); text-underline-offset: 2px; }
code { font: 13px/20px var(--plinth-font-mono); user-select: all; }
:focus-visible {
  outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
  outline-offset: var(--plinth-focus-offset);
  border-radius: var(--plinth-radius-sm);
}
header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-4);
  padding: var(--plinth-space-3) var(--plinth-space-6);
  border-block-end: 1px solid var(--plinth-border);
  background: var(--plinth-surface);
}
header a:first-child {
  display: flex;
  align-items: center;
  gap: var(--plinth-space-2);
  color: inherit;
  font-size: var(--plinth-font-size-lg);
  letter-spacing: -0.01em;
  text-decoration: none;
}
header svg { display: block; flex: none; }
header b { font-weight: 650; }
.badge {
  display: inline-block;
  padding: 1px var(--plinth-space-2);
  border: 1px solid var(--plinth-warning-border);
  border-radius: 999px;
  background: var(--plinth-warning-soft);
  color: var(--plinth-warning-text);
  font-size: var(--plinth-font-size-xs);
  line-height: 16px;
  font-weight: 550;
  letter-spacing: 0;
}
.button {
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--plinth-control-md);
  padding: 7px 14px;
  border: 1px solid var(--plinth-border-strong);
  border-radius: var(--plinth-radius-control);
  background: var(--plinth-surface);
  box-shadow: var(--plinth-shadow-control);
  color: var(--plinth-text);
  font: inherit;
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
}
.button > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.button:hover { background: var(--plinth-surface-hover); }
main { display: grid; gap: var(--plinth-space-2); margin-inline: auto; padding: var(--plinth-space-8) var(--plinth-space-6); }
.page main { max-inline-size: 960px; }
.card main {
  max-inline-size: 440px;
  margin-block-start: min(12vh, 96px);
  padding: var(--plinth-space-8);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  box-shadow: var(--plinth-shadow-control);
}
.above { font-size: var(--plinth-font-size-sm); color: var(--plinth-text-subtle); }
section { display: grid; gap: var(--plinth-space-1); margin-block-start: var(--plinth-space-6); }
section ul, .empty, .card ul {
  margin-block-start: var(--plinth-space-2);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface);
}
.empty { padding: var(--plinth-space-8) var(--plinth-space-6); text-align: center; }
.empty b { display: block; color: var(--plinth-text); }
li {
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--plinth-space-6);
  padding: var(--plinth-space-3) var(--plinth-space-4);
}
li + li { border-block-start: 1px solid var(--plinth-border); }
li strong, li a { grid-column: 1; justify-self: start; }
li small { grid-column: 1; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
li dl { display: flex; flex-wrap: wrap; gap: 2px var(--plinth-space-6); grid-column: 2; grid-row: 1 / span 2; margin: 0; }
li dt { color: var(--plinth-text-subtle); font-size: var(--plinth-font-size-xs); line-height: 16px; }
li dd { margin: 0; }
.code { color: var(--plinth-brand-text); font-size: var(--plinth-font-size-lg); font-weight: 600; letter-spacing: 0.08em; }
li > .button, li > form { grid-column: 2; grid-row: 1 / span 2; }
li:has(dl) { grid-template-columns: minmax(0, 1fr) auto 112px; }
li > dl + form { grid-column: 3; justify-self: end; }
.card ul { overflow: hidden; }
.card li { grid-template-columns: minmax(0, 1fr); }
.card li a { color: var(--plinth-text); font-weight: 550; text-decoration: none; }
.card li a::after { content: ''; position: absolute; inset: 0; }
.card li a:focus-visible { outline: none; }
.card li a:focus-visible::after {
  border-radius: var(--plinth-radius-sm);
  outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
  outline-offset: calc(-1 * var(--plinth-focus-width) - 1px);
}
.card li:hover { background: var(--plinth-surface-hover); }
.card ul + ul { margin-block-start: var(--plinth-space-4); }
.quiet li a { color: var(--plinth-text-muted); }
@media (max-width: 600px) {
  header { padding-inline: var(--plinth-space-4); }
  main { padding: var(--plinth-space-6) var(--plinth-space-4); }
  .card main { margin: 0; border-width: 0 0 1px; border-radius: 0; padding: var(--plinth-space-6) var(--plinth-space-4); }
  .page li { grid-template-columns: minmax(0, 1fr); }
  .page li dl, .page li > .button, .page li > form { grid-column: 1; grid-row: auto; justify-self: start; margin-block-start: var(--plinth-space-2); }
}
@media (pointer: coarse) { .button { min-block-size: var(--plinth-control-touch); } }
`;
