import { type Context, Hono } from 'hono';
import type { SessionCookies } from '../src/sandbox/node/session-cookies';
import { compress, encodingFor, isCompressible } from './compression';
import { withDemoSettings } from './demo-settings';
import { addressOf, type ServerEnv, sentence } from './http';
import { frameOriginsOf, withFrameOrigins } from './page-settings';
import {
  assetHeaders,
  contentSecurityPolicy,
  createNonce,
  htmlHeaders,
  type PagePolicy,
} from './security-headers';
import type { StaticFile, StaticFiles } from './static-files';

/** The placeholder in index.html for the nonce of an answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const INDEX = '/index.html';
const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * Whether a request is a browser going to a page. Scripts, pictures and `fetch` accept anything
 * and must get an honest 404 rather than a page; only navigations ask for HTML by name.
 */
export function isNavigation(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined && mode !== 'navigate') return false;
  return (c.req.header('accept') ?? '').toLowerCase().includes('text/html');
}

/** A page to send: its text with placeholders, its policy, and the session it may start with. */
export interface Page {
  readonly template: string;
  readonly policy: PagePolicy;
  readonly cookies: SessionCookies;
}

/** The screens that other pages may frame (docs/frame.md); the portal itself stands in no frame. */
const EMBEDDED = /^\/embed\//;

/** The headers of a body in an encoding, with its length, which an answer to HEAD needs too. */
function bodyHeaders(c: Context, body: Buffer, type: string, encoding: string): void {
  c.header('Content-Type', type);
  c.header('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
}

function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/** Sends a page with a nonce of its own, in the policy and wherever the page asks for it. */
export async function answerPage(
  c: Context,
  { template, policy, cookies }: Page,
): Promise<Response> {
  const origin = addressOf(c);
  const nonce = createNonce();
  const html = Buffer.from(template.replaceAll(NONCE_PLACEHOLDER, nonce));
  const encoding = isCompressible(HTML_TYPE, html.byteLength) ? encodingFor(c) : 'identity';
  const body = await compress(html, encoding, 'fast');
  const cookie = cookies.opening(c.req.header('cookie'), origin.protocol === 'https:');
  const framers = EMBEDDED.test(origin.pathname) ? frameOriginsOf(template) : [];
  setHeaders(c, htmlHeaders(origin, policy(origin, nonce, framers)));
  c.header('Vary', 'Accept-Encoding');
  if (cookie !== null) c.header('Set-Cookie', cookie);
  bodyHeaders(c, body, HTML_TYPE, encoding);
  return c.body(new Uint8Array(body));
}

async function answerFile(c: Context, file: StaticFile): Promise<Response> {
  const encoding = file.isCompressible ? encodingFor(c) : 'identity';
  const etag = `"${file.etag}-${encoding}"`;
  setHeaders(c, assetHeaders(addressOf(c), file.isHashed));
  if (file.isCompressible) c.header('Vary', 'Accept-Encoding');
  c.header('ETag', etag);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const body = await file.encoded(encoding);
  bodyHeaders(c, body, file.contentType, encoding);
  return c.body(new Uint8Array(body));
}

/** Whether a file is the portal's one page: a copy of it for each screen is for hosts without a server. */
function isPageFile(path: string): boolean {
  return path === INDEX || (EMBEDDED.test(path) && path.endsWith(INDEX));
}

/** A screen that other pages frame. A request that only asks whether it exists does not navigate. */
const FRAMED_SCREEN = /^\/embed\/[^.]+$/;

/** Whether this address is answered by the portal's one page. */
function isPageAddress(c: Context, path: string): boolean {
  if (isPageFile(path) || path === '/' || FRAMED_SCREEN.test(path)) return true;
  return isNavigation(c) && !path.startsWith('/assets/');
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}

/** What a server changes in the settings of a built page. */
export interface PageSettings {
  /** Whether it gets those of the demonstration. @default false: as it was built */
  readonly isDemo?: boolean;
  /** Origins that may frame its screens, beside those that it names. @default [] */
  readonly embedOrigins?: readonly string[];
}

/**
 * Serves the built portal: its files, and its one page for every route of it.
 *
 * Unknown paths get the page only when a browser navigates there and the path is not one of the
 * bundler's own (`/assets/`): a chunk that went away with a new build must fail as a chunk.
 */
export function createPortalPages(
  files: StaticFiles,
  cookies: SessionCookies,
  { isDemo = false, embedOrigins = [] }: PageSettings = {},
): Hono<ServerEnv> {
  const html = files.get(INDEX)?.body.toString('utf8') ?? '';
  const template = withFrameOrigins(isDemo ? withDemoSettings(html) : html, embedOrigins);
  const page: Page = { template, policy: contentSecurityPolicy, cookies };
  const pages = new Hono<ServerEnv>();
  pages.get('*', async (c) => {
    const path = decodedPath(addressOf(c));
    const file = path === null ? undefined : files.get(path);
    if (file && path !== null && !isPageFile(path)) return answerFile(c, file);
    // A user who followed a broken link gets the portal's own page for it.
    if (path === null ? isNavigation(c) : isPageAddress(c, path)) return answerPage(c, page);
    if (path === null) return sentence(c, 'This address is not well formed.', 400);
    return sentence(c, 'There is nothing at this address.', 404);
  });
  pages.all('*', (c) =>
    sentence(c, 'Only GET and HEAD are allowed here.', 405, { Allow: 'GET, HEAD' }),
  );
  return pages;
}
