import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { DESK_FONT_PATH } from '../src/sandbox/desk/desk-page';
import { ConnectionCutError } from '../src/sandbox/faults/connection-cut-error';
import { answerCall } from '../src/sandbox/node/middleware';
import type { SessionCookies } from '../src/sandbox/node/session-cookies';
import type { Sandbox } from '../src/sandbox/sandbox';
import { allowPages } from './cross-origin';
import { addressOf, type ServerEnv } from './http';
import { apiHeaders, assetHeaders, deskHeaders } from './security-headers';

/** The portal's typeface, for the desk. */
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** What is a call. `/app` itself is a route of the portal; Hono's `/app/*` would take it along. */
const CALLS = '/app/:call{.*}';

/** The content of an answer, and whether it is cut off: a fault of the sandbox. */
async function readAll({
  body,
}: Response): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
  const pieces: Uint8Array[] = [];
  const whole = (isCut: boolean) => ({ bytes: new Uint8Array(Buffer.concat(pieces)), isCut });
  try {
    for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) pieces.push(piece);
    return whole(false);
  } catch (error) {
    if (error instanceof ConnectionCutError) return whole(true);
    throw error;
  }
}

/**
 * Passes a call of the API to the sandbox and its answer back: the cookie becomes the sandbox's
 * session header and back again, and a cut connection is really cut.
 *
 * @param pageOrigins - other origins whose pages may use it; the sandbox has to list them too
 */
export function createSandboxApi(
  sandbox: Sandbox,
  cookies: SessionCookies,
  pageOrigins: readonly string[] = [],
): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();
  let font: Promise<Buffer> | undefined;
  api.get(DESK_FONT_PATH, async (c) => {
    font ??= readFile(fileURLToPath(import.meta.resolve(FONT)));
    const bytes = new Uint8Array(await font);
    const headers = { ...assetHeaders(addressOf(c), false), 'Content-Type': 'font/woff2' };
    return new Response(bytes, { headers });
  });
  api.use(CALLS, allowPages(pageOrigins));
  api.all(CALLS, async (c) => {
    const { outgoing } = c.env;
    const origin = addressOf(c);
    try {
      const response = await answerCall(sandbox, cookies, c.req.raw);
      const { headers } = response;
      const isPage = headers.get('Content-Type')?.startsWith('text/html');
      const own = isPage ? deskHeaders(origin) : apiHeaders(origin);
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
      const { bytes, isCut } = await readAll(response);
      const { status } = response;
      if (!isCut) return new Response(response.body && bytes, { status, headers });
      // What came before the cut has left before the connection goes.
      outgoing.writeHead(status, [...headers].flat()).write(bytes, () => outgoing.destroy());
    } catch (error) {
      const isOver = error instanceof ConnectionCutError || c.req.raw.signal.aborted;
      if (!isOver) throw error;
      outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  });
  return api;
}
