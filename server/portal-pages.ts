import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, answerText } from './answer';
import { chooseEncoding, compress, isCompressible } from './compression';
import type { Handler } from './http-server';
import { assetHeaders, contentSecurityPolicy, createNonce, htmlHeaders } from './security-headers';
import type { SessionCookies } from './session-cookie';
import type { StaticFile, StaticFiles } from './static-files';

/** Stands in index.html wherever the nonce of an answer belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const INDEX = '/index.html';
const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * Whether a request is a browser going to a page. Scripts, pictures and `fetch` accept anything
 * and must get an honest 404 rather than a page; only navigations ask for HTML by name.
 */
export function isNavigation(incoming: IncomingMessage): boolean {
  const mode = incoming.headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  return (incoming.headers.accept ?? '').toLowerCase().includes('text/html');
}

/** A page to send: its text with placeholders, its policy, and the session it may start with. */
export interface Page {
  readonly template: string;
  readonly policy: (origin: URL, nonce: string) => string;
  readonly cookies: SessionCookies;
}

/** Sends a page with a nonce of its own, in the policy and wherever the page asks for it. */
export async function answerPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: URL,
  { template, policy, cookies }: Page,
): Promise<void> {
  const nonce = createNonce();
  const html = Buffer.from(template.replaceAll(NONCE_PLACEHOLDER, nonce));
  const cookie = cookies.opening(incoming.headers.cookie, origin.protocol === 'https:');
  const encoding = isCompressible(HTML_TYPE, html.byteLength)
    ? chooseEncoding(incoming.headers['accept-encoding'])
    : 'identity';
  answer(
    outgoing,
    200,
    {
      ...htmlHeaders(origin, policy(origin, nonce)),
      'Content-Type': HTML_TYPE,
      Vary: 'Accept-Encoding',
      ...(cookie !== null && { 'Set-Cookie': cookie }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    await compress(html, encoding, 'fast'),
  );
}

async function answerFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: URL,
  file: StaticFile,
): Promise<void> {
  const { encoding, body } = await file.encoded(incoming.headers['accept-encoding']);
  const etag = `"${file.etag}-${encoding}"`;
  const headers = {
    ...assetHeaders(origin, file.isHashed),
    ETag: etag,
    ...(file.isCompressible && { Vary: 'Accept-Encoding' }),
  };
  if (incoming.headers['if-none-match'] === etag) {
    outgoing.writeHead(304, headers);
    outgoing.end();
    return;
  }
  answer(
    outgoing,
    200,
    {
      ...headers,
      'Content-Type': file.contentType,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    body,
  );
}

/** Whether this address is answered by the portal's one page. */
function isPageAddress(incoming: IncomingMessage, path: string): boolean {
  if (path === INDEX || path === '/') return true;
  return isNavigation(incoming) && !path.startsWith('/assets/');
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}

/**
 * Serves the built portal: its files, and its one page for every route of it.
 *
 * Unknown paths get the page only when a browser navigates there and the path is not one of the
 * bundler's own (`/assets/`): a chunk that went away with a new build must fail as a chunk.
 */
export function createPortalPages(files: StaticFiles, cookies: SessionCookies): Handler {
  const template = files.get(INDEX)?.body.toString('utf8') ?? '';
  const page: Page = { template, policy: contentSecurityPolicy, cookies };
  return async (incoming, outgoing, origin, url) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      answerText(outgoing, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
      return;
    }
    const path = decodedPath(url);
    // Somebody who followed a broken link gets the portal's own page for it.
    if (path === null && isNavigation(incoming)) {
      await answerPage(incoming, outgoing, origin, page);
      return;
    }
    if (path === null) {
      answerText(outgoing, 400, 'This address is not well formed.');
      return;
    }
    const file = files.get(path);
    if (file && path !== INDEX) {
      await answerFile(incoming, outgoing, origin, file);
    } else if (isPageAddress(incoming, path)) {
      await answerPage(incoming, outgoing, origin, page);
    } else {
      answerText(outgoing, 404, 'There is nothing at this address.');
    }
  };
}
