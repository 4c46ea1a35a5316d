/** The pages around what is published: the first page, and the one for addresses without a file. */

import { withDemoSettings } from '../../server/demo-settings';
import { changeSettings } from '../../server/page-settings';
import { DEMO_ACCOUNTS, DEMO_RECOVERY_CODES } from '../../src/sandbox/world/accounts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/24px system-ui, sans-serif; }
body { max-inline-size: 860px; margin: 0 auto; padding: 48px 24px; color: light-dark(#1d2130, #eceef4); background: light-dark(#fff, #14161c); }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 36px; letter-spacing: -0.02em; }
h2 { margin: 40px 0 8px; font-size: 18px; }
p { margin: 0; color: light-dark(#5a6072, #a9afbf); }
a { color: light-dark(#3448c5, #a9b6ff); }
ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 16px; margin: 32px 0 0; padding: 0; list-style: none; }
li { padding: 20px; border: 1px solid light-dark(#dfe2ea, #363a46); border-radius: 14px; }
li a { font-size: 18px; font-weight: 600; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px 16px 8px 0; border-block-end: 1px solid light-dark(#e6e8ee, #2d313b); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 500; }
td { color: light-dark(#5a6072, #a9afbf); }
code { white-space: nowrap; padding: 2px 6px; border-radius: 6px; background: light-dark(#f0f1f6, #252934); }
@media (max-width: 599.98px) { body { padding: 24px 16px; } th, td { display: block; border: 0; padding-block: 0; } th { padding-block-start: 12px; } }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const accounts = DEMO_ACCOUNTS.map(({ email, shows, totpSecret }) => {
  const code = totpSecret
    ? `; the code, by “Use a recovery code”: <code>${DEMO_RECOVERY_CODES[0]}</code>`
    : '';
  return `<tr><th scope="row"><code>${email}</code></th><td>${escaped(shows)}${code}</td></tr>`;
}).join('\n');

/** The first page: where the workbench and the portal are, and who can sign in. */
export const INDEX = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Plinth</title>
<link rel="icon" type="image/svg+xml" href="storybook/frame/mark.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Plinth</h1>
<p>The white-label cloud reseller console: its workbench, and the whole portal on demo data.</p>
<ul>
<li><a href="storybook/">Workbench</a><p>Every component, screen and page in every state.</p></li>
<li><a href="portal/">Portal</a><p>Runs on a sandbox in your browser. A reload starts it again.</p></li>
</ul>
<h2>Who can sign in</h2>
<p>The password of all of them is <code>${DEMO_ACCOUNTS[0]?.password}</code></p>
<table>
${accounts}
</table>
</main>
</body>
</html>
`;

/**
 * For every address without a file, at the root of all pages: a host of files asks for no other. In a
 * portal that is a page of it, which finds its files by its own address; elsewhere there is nothing.
 */
export const NOT_FOUND = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found</title>
<script>
(async () => {
  const portal = /^.*?\\/portal\\//.exec(location.pathname)?.[0];
  const answer = portal && (await fetch(portal));
  if (!answer?.ok) return;
  const text = await answer.text();
  document.open();
  document.write(text);
  document.close();
})();
</script>
</head>
<body><p>There is nothing at this address.</p></body>
</html>
`;

/** A page of the portal with the settings of a demonstration that has no server: no links to its pages. */
export const demoPage = (html: string) =>
  changeSettings(withDemoSettings(html), (own) => ({ ...own, links: {}, sandbox: 'signedOut' }));
