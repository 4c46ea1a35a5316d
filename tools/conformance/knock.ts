import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

/** What came back, without its body but for what the caller looks for in it. */
export interface Knock {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  readonly failure: string;
}

/** As much of a body as is read: nothing here asks for more. */
const BODY_MAX_CHARACTERS = 65_536;

/**
 * One request as `fetch` makes none: with a method or a `Host` of its own. Carries no cookie but that
 * of `headers`.
 *
 * @param send - sends the body. @default no body
 */
export function knock(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  send: (outgoing: ClientRequest) => void = (outgoing) => outgoing.end(),
): Promise<Knock> {
  const { protocol, hostname } = new URL(url);
  const isSecure = protocol === 'https:';
  return new Promise((resolve) => {
    const fail = (failure: string) => resolve({ status: 0, headers: {}, text: '', failure });
    const outgoing = (isSecure ? secureRequest : plainRequest)(url, {
      method,
      headers,
      agent: false,
      timeout: timeoutMs,
      // Node would take the name for TLS from the header.
      ...(isSecure && { servername: hostname }),
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error) => fail(error.message));
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        if (text.length < BODY_MAX_CHARACTERS) text += chunk;
      });
      incoming.on('error', (error) => fail(error.message));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          failure: '',
        }),
      );
    });
    send(outgoing);
  });
}

/** A request whose body is held back. */
export interface HeldRequest {
  /** Settles when the server has answered. */
  readonly answer: Promise<Knock>;
  /** Sends the rest of the body. */
  release(): void;
}

/** Sends the headers and the first half of a JSON body, and the other half when it is released. */
export function holdBack(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): HeldRequest {
  const half = Math.ceil(body.length / 2);
  let release = () => {};
  const answer = knock(
    url,
    method,
    {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
    },
    timeoutMs,
    (outgoing) => {
      outgoing.write(body.slice(0, half));
      release = () => outgoing.end(body.slice(half));
    },
  );
  return { answer, release: () => release() };
}
