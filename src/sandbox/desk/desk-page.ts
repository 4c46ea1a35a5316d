import { escapeHtml } from '../http/answers';

/** Address of the desk's style sheet, which a policy without inline styles allows. */
export const DESK_CSS_PATH = '/app/sandbox/desk.css';

/** Address of the portal's typeface, which a server of the portal answers. */
export const DESK_FONT_PATH = '/app/sandbox/inter.woff2';

/** Where the desk's forms sign in. */
export const DESK_SIGN_IN_PATH = '/app/sandbox/sign-in';

const SHAPES = '<path d="M8 23h16v2.5H8zM11 19.5h10v2H11zM13 7h6v11h-6z" fill="#fff"/>';
const mark = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" ${attributes}><rect width="32" height="32" rx="8" fill="#3b4fd8"/>${SHAPES}</svg>`;
const ICON = `data:image/svg+xml,${encodeURIComponent(mark(''))}`;

/** Content of a page of the desk. */
export interface DeskPage {
  readonly title: string;
  /** HTML below the title, with escaped texts. */
  readonly main: string;
  /** HTML above the title. @default nothing */
  readonly above?: string;
  /** `card` for a single task, `page` for lists. @default 'card' */
  readonly layout?: 'card' | 'page';
  /** @default 200 */
  readonly status?: number;
}

/** An HTML page without scripts and inline styles. */
export function deskPage({
  title,
  main,
  above,
  layout = 'card',
  status = 200,
}: DeskPage): Response {
  const name = escapeHtml(title);
  const eyebrow = above === undefined ? '' : `<p class="above">${escapeHtml(above)}</p>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} – Plinth sandbox</title>
<link rel="icon" type="image/svg+xml" href="${escapeHtml(ICON)}">
<link rel="stylesheet" href="${DESK_CSS_PATH}">
</head>
<body class="${layout}">
<header><a href="/app/sandbox">${mark('width="28" height="28" aria-hidden="true"')}<b>Plinth</b> <span class="badge">Sandbox</span></a><a class="button" href="/">To the portal</a></header>
<main>${eyebrow}<h1>${name}</h1>${main}</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' },
  });
}
