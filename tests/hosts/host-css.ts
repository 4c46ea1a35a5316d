/**
 * What the CSS of real host pages does to every element, boiled down: none of it knows of us. Written
 * by hand after Bootstrap 5.3's Reboot and Tailwind 3's Preflight, rule by rule where a rule could
 * reach what we render.
 */
export const BOOTSTRAP = `
  *, *::before, *::after { box-sizing: border-box; }
  :root { font-size: 16px; }
  body {
    margin: 0; font-family: system-ui, sans-serif; font-size: 1rem; font-weight: 400;
    line-height: 1.5; color: #212529; background-color: #fff;
    -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: rgba(0, 0, 0, 0);
  }
  hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: 0.25; }
  h6, h5, h4, h3, h2, h1 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; }
  h1 { font-size: 2.5rem; } h2 { font-size: 2rem; } h3 { font-size: 1.75rem; }
  p { margin-top: 0; margin-bottom: 1rem; }
  ol, ul { padding-left: 2rem; }
  ol, ul, dl { margin-top: 0; margin-bottom: 1rem; }
  dt { font-weight: 700; }
  dd { margin-bottom: 0.5rem; margin-left: 0; }
  b, strong { font-weight: bolder; }
  small { font-size: 0.875em; }
  a { color: rgb(13, 110, 253); text-decoration: underline; }
  a:hover { color: rgb(10, 88, 202); }
  pre, code, kbd, samp { font-family: monospace; font-size: 1em; }
  code { font-size: 0.875em; color: #d63384; overflow-wrap: break-word; }
  kbd { padding: 0.1875rem 0.375rem; font-size: 0.875em; color: #fff; background-color: #212529; border-radius: 0.25rem; }
  figure { margin: 0 0 1rem; }
  img, svg { vertical-align: middle; }
  table { caption-side: bottom; border-collapse: collapse; }
  caption { padding-top: 0.5rem; padding-bottom: 0.5rem; color: #6c757d; text-align: left; }
  th { text-align: inherit; text-align: -webkit-match-parent; }
  thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
  label { display: inline-block; }
  button { border-radius: 0; }
  button:focus:not(:focus-visible) { outline: 0; }
  input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  button, select { text-transform: none; }
  [role='button'] { cursor: pointer; }
  select { word-wrap: normal; }
  button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; }
  button:not(:disabled), [type='button']:not(:disabled), [type='submit']:not(:disabled) { cursor: pointer; }
  fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
  legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; }
  [type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }
  summary { display: list-item; cursor: pointer; }
  progress { vertical-align: baseline; }
  [hidden] { display: none !important; }
`;

export const TAILWIND = `
  *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
  html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, system-ui; }
  body { margin: 0; line-height: inherit; }
  hr { height: 0; color: inherit; border-top-width: 1px; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  a { color: inherit; text-decoration: inherit; }
  b, strong { font-weight: bolder; }
  code, kbd, samp, pre { font-family: monospace; font-size: 1em; }
  small { font-size: 80%; }
  table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
  button, input, optgroup, select, textarea {
    font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit;
    letter-spacing: inherit; color: inherit; margin: 0; padding: 0;
  }
  button, select { text-transform: none; }
  button, input:where([type='button']), input:where([type='reset']), input:where([type='submit']) {
    -webkit-appearance: button; background-color: transparent; background-image: none;
  }
  :-moz-focusring { outline: auto; }
  progress { vertical-align: baseline; }
  [type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }
  summary { display: list-item; }
  blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
  fieldset { margin: 0; padding: 0; }
  legend { padding: 0; }
  ol, ul, menu { list-style: none; margin: 0; padding: 0; }
  dialog { padding: 0; }
  textarea { resize: vertical; }
  input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
  button, [role='button'] { cursor: pointer; }
  :disabled { cursor: default; }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
  img, video { max-width: 100%; height: auto; }
  [hidden] { display: none; }
`;

/** Everything that inherits, as a piece meets it in the middle of somebody's hero banner. */
export const INHERITING = `
  body {
    color: rgb(200, 0, 100); cursor: crosshair; font: italic 300 22px / 2.4 Georgia, serif;
    letter-spacing: 2px; list-style: square; text-align: center; text-indent: 20px;
    text-transform: uppercase; white-space: pre; word-spacing: 6px;
  }
`;

/** Nothing is left of what a browser knows about HTML. */
export const UNSET = `
  * { all: unset; }
  head, script, style, template, title { display: none; }
  html, body, div, main, header, footer, section, p, h1, h2, ul, li, form { display: block; }
  * { letter-spacing: 3px; text-transform: uppercase; text-align: right; }
`;

/** A page that counts in tenths: 1rem is 10 pixels. */
export const TEN_PIXELS = 'html { font-size: 10px; } body { font-size: 1.6rem; }';
