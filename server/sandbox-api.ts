import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Sandbox, SESSION_HEADER } from '../src/sandbox/sandbox';
import { answerJson } from './answer';
import type { Handler } from './http-server';
import { BodyTooLargeError, readBody } from './read-body';
import { apiHeaders } from './security-headers';
import type { SessionCookies } from './session-cookie';

/** Belong to one hop of the connection, not to the request or answer itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The session travels by cookie alone: a header of that name that a client wrote is dropped. */
function headersOf(incoming: IncomingMessage, session: string | null): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    const name = (incoming.rawHeaders[index] ?? '').toLowerCase();
    if (!HOP_BY_HOP.has(name)) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  headers.delete('cookie');
  headers.delete(SESSION_HEADER);
  if (session !== null) headers.set(SESSION_HEADER, session);
  return headers;
}

async function toRequest(
  incoming: IncomingMessage,
  url: URL,
  session: string | null,
  signal: AbortSignal,
): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const headers = headersOf(incoming, session);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const body = await readBody(incoming);
  return new Request(url, { method, headers, signal, body: body.byteLength > 0 ? body : null });
}

/**
 * Writes one piece and waits until it has left: no faster than the browser takes it, and a
 * connection that is cut after it really delivers it.
 */
function write(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(chunk, () => {
      outgoing.off('close', resolve);
      resolve();
    });
  });
}

async function send(
  response: Response,
  headers: Headers,
  cookie: string | null,
  outgoing: ServerResponse,
  origin: URL,
): Promise<void> {
  for (const [name, value] of Object.entries(apiHeaders(origin))) headers.set(name, value);
  if (cookie !== null) headers.append('set-cookie', cookie);
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status);
  if (response.body) {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      if (outgoing.destroyed) return;
      await write(outgoing, chunk);
    }
  }
  outgoing.end();
}

/** A fault that the sandbox plays: the connection goes away without an answer, or in the middle. */
function isConnectionCut(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConnectionCutError';
}

/**
 * Passes a call of the API to the sandbox and its answer back: the cookie becomes the sandbox's
 * session header and the other way round, and a cut connection is really cut.
 */
export function createSandboxApi(sandbox: Sandbox, cookies: SessionCookies): Handler {
  return async (incoming, outgoing, origin, url) => {
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    try {
      const { generation } = sandbox;
      const session = cookies.read(incoming.headers.cookie);
      const request = await toRequest(incoming, url, session, left.signal);
      const response = await sandbox.fetch(request);
      const headers = new Headers(response.headers);
      const told = cookies.take(session, headers, origin.protocol === 'https:');
      // A session that was opened before a reset is over by now.
      const cookie = generation === sandbox.generation ? told : null;
      await send(response, headers, cookie, outgoing, origin);
    } catch (error) {
      if (error instanceof BodyTooLargeError) {
        answerJson(
          outgoing,
          413,
          { message: 'The request is too large.' },
          { ...apiHeaders(origin), Connection: 'close' },
        );
      } else if (isConnectionCut(error) || outgoing.headersSent || left.signal.aborted) {
        outgoing.destroy();
      } else {
        throw error;
      }
    }
  };
}
