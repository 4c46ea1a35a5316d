import type { IncomingMessage } from 'node:http';

/** Largest body of a request that is read, in bytes. The largest honest one is a list of permissions. */
const BODY_LIMIT_BYTES = 1_048_576;

/** The body of a request is larger than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads the body of a request.
 *
 * @throws BodyTooLargeError as soon as it is larger than the limit, announced or not.
 */
export async function readBody(
  incoming: IncomingMessage,
  limit = BODY_LIMIT_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  // Left half read, the stream must stay open: the answer still goes out on the same socket.
  const pieces: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  for await (const chunk of pieces) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
