import type { IncomingMessage, ServerResponse } from 'node:http';

const WITHOUT_BODY = ['GET', 'HEAD'];

/** The bytes of a request, or the result of the host's body parser. */
function bodyOf(incoming: IncomingMessage & { body?: unknown }): BodyInit | null {
  const { method = 'GET', body } = incoming;
  if (WITHOUT_BODY.includes(method)) return null;
  if (body === undefined) return streamOf(incoming);
  return typeof body === 'string' || body instanceof Uint8Array
    ? (body as BodyInit)
    : JSON.stringify(body);
}

function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Converts Node's request. */
export function toRequest(
  incoming: IncomingMessage & { originalUrl?: string },
  outgoing: ServerResponse,
  origin: string,
): Request {
  const aborter = new AbortController();
  outgoing.on('close', () => aborter.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
  }
  const body = bodyOf(incoming);
  const { method = 'GET', originalUrl, url = '/' } = incoming;
  // `duplex` is missing in the web types, but required by Node.
  const init = { method, headers, body, signal: aborter.signal, duplex: 'half' };
  return new Request(`${origin}${originalUrl ?? url}`, init);
}

/** Sends a web response with Node. @throws if its body breaks */
export async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    outgoing.write(piece);
  }
  outgoing.end();
}
