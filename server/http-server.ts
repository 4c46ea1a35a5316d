import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerText } from './answer';
import { originOf } from './origin';

/** Answers one request whose origin and address are known to be sane. */
export type Handler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: URL,
  url: URL,
) => Promise<void>;

interface HttpServerOptions {
  readonly handle: Handler;
  readonly trustProxy: boolean;
  /** Told of every error that should not have happened. */
  readonly onError: (error: unknown) => void;
}

/** The address of a request under our own origin, whatever its request line looks like. */
function urlOf(incoming: IncomingMessage, origin: URL): URL | null {
  const target = incoming.url ?? '';
  // Appended as text: as a relative reference "//elsewhere/app" would leave the origin.
  const text = `${origin.origin}${target}`;
  return target.startsWith('/') && URL.canParse(text) ? new URL(text) : null;
}

/** A node server that turns each request into one call and never dies of one that fails. */
export function createHttpServer({ handle, trustProxy, onError }: HttpServerOptions): Server {
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const origin = originOf(incoming, trustProxy);
    const url = origin && urlOf(incoming, origin);
    if (!origin || !url) {
      answerText(outgoing, 400, 'This request is not well formed.', { Connection: 'close' });
      return;
    }
    await handle(incoming, outgoing, origin, url);
  };
  return createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      onError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else answerText(outgoing, 500, 'Something went wrong on the server.');
    });
  });
}
