/** What stands on every page beside our elements. */
const CONTENT = `
  <h1>Somebody else's page</h1>
  <p>A paragraph with a <a href="/">link</a> and <strong>bold</strong>.</p>
  <p><label>Name <input placeholder="Theirs"></label> <button type="button">Send</button></p>
  <table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>`;

/** The same rectangles on every page, whatever else its CSS says. */
const PLACES = `
  body:nth-of-type(n) { font-family: sans-serif; }
  body > main:nth-of-type(n) { position: absolute; inset: 0 auto auto 0; inline-size: 500px; block-size: 300px; overflow: hidden; }
  body > #app:nth-of-type(n) { position: absolute; inset: 310px auto auto 0; inline-size: 1000px; }`;

/** A theme that has been through many hands, with a builder of pages on top of it. */
const HOSTILE = `
  * { letter-spacing: 2px !important; text-transform: uppercase !important; line-height: 2.4 !important;
      box-shadow: 0 0 0 1px #f0f !important; font-size: 19px !important; color: #a00 !important; }
  *, *::before, *::after { box-sizing: content-box !important; text-align: center !important; }
  body div, body form, body section { padding: 7px !important; border-radius: 13px !important; }
  button, input, select, textarea { all: unset !important; background: #ff0 !important; border: 4px solid #0a0 !important; }
  a { pointer-events: none !important; text-decoration: line-through !important; }
  h1, h2, h3, p { margin: 33px !important; font-weight: 100 !important; }
  svg { display: none !important; } :focus { outline: 9px solid #00f !important; }
  [class^='plinth'], [data-plinth-root], [data-slot] { display: none !important; }`;

/** Everything but one's own is refused, to scripts, styles and texts that become markup. */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

interface HostPage {
  readonly css: string;
  /** What is in the place that the page keeps for us. */
  readonly ours: string;
  /** Its own script, by address. @default none */
  readonly script?: string;
  /** Content-Security-Policy. @default none */
  readonly policy?: string;
}

const PLAIN = `
  <plinth-sign-in brand-name="Fjord" api-base-url=""></plinth-sign-in>
  <plinth-notifications></plinth-notifications>
  <plinth-roles role-href="/roles/{name}"><p slot="signed-out">Sign in above</p></plinth-roles>
  <form id="code"><label for="otp">Your code</label>
    <plinth-code-field id="otp" name="otp" required></plinth-code-field>
    <button>Check</button><button type="reset">Reset</button></form>`;

/** The pages of hosts by name. */
export const PAGES = {
  'static HTML under a strict policy': { css: PLACES, ours: PLAIN, policy: STRICT_POLICY },
  'a WordPress-like page with hostile CSS': { css: HOSTILE + PLACES, ours: PLAIN },
  Vue: { css: PLACES, ours: '', script: '/vue-host.js' },
  Angular: { css: PLACES, ours: '', script: '/angular-host.js' },
} as const satisfies Record<string, HostPage>;

export type PageName = keyof typeof PAGES;

/** The elements that the pages have. */
export const USED = ['sign-in', 'notifications', 'roles', 'code-field', 'order', 'users'];

/** A page as a server sends it; alone it has nothing of ours. */
export function htmlOf({ ours, script }: HostPage, isAlone: boolean): string {
  const scripts = USED.map((name) => `<script type="module" src="/elements/${name}.js"></script>`);
  const own = script ? `<script type="module" src="${script}"></script>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">${isAlone ? '' : scripts.join('')}</head>
    <body><main>${CONTENT}</main>${isAlone ? '' : `<div id="app">${ours}</div>${own}`}</body></html>`;
}
