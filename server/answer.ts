import type { ServerResponse } from 'node:http';

type HeaderTable = Readonly<Record<string, string>>;

/** Sends a whole body. For HEAD node itself leaves the body out and keeps its length. */
export function answer(
  outgoing: ServerResponse,
  status: number,
  headers: HeaderTable,
  body: Buffer | string = '',
): void {
  const bytes = Buffer.from(body);
  outgoing.writeHead(status, { ...headers, 'Content-Length': bytes.byteLength });
  outgoing.end(bytes);
}

/** Sends a plain sentence. */
export function answerText(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: HeaderTable = {},
): void {
  answer(
    outgoing,
    status,
    {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
    `${text}\n`,
  );
}

/** Sends an object the way the API does. */
export function answerJson(
  outgoing: ServerResponse,
  status: number,
  value: unknown,
  headers: HeaderTable = {},
): void {
  answer(
    outgoing,
    status,
    { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    JSON.stringify(value),
  );
}
