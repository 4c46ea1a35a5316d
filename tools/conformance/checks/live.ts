import WebSocket from 'ws';
import type { RawCall } from '../connection';
import { describeValue, fieldOf } from '../rules';
import { negotiationShape } from '../shapes';
import type { Suite } from '../suite';

/** Ends every message of the SignalR JSON protocol. */
const RECORD_SEPARATOR = '\u001e';
const HANDSHAKE = `${JSON.stringify({ protocol: 'json', version: 1 })}${RECORD_SEPARATOR}`;

/** A message that does not end: so many pieces of 60 kB. */
const ENDLESS_PIECES = 70;

interface SocketAnswer {
  /** The first message, or null. */
  readonly message: string | null;
  readonly failure: string;
}

/** Opens a socket, sends the handshake, and returns the first message. */
function shakeHands(url: string, headers: Record<string, string>, timeoutMs: number) {
  return new Promise<SocketAnswer>((resolve) => {
    const socket = new WebSocket(url, {
      headers,
      followRedirects: false,
      handshakeTimeout: timeoutMs,
      maxPayload: 65_536,
    });
    const end = (answer: SocketAnswer) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // A socket that is closed while connecting emits an error.
      socket.on('error', () => {});
      socket.terminate();
      resolve(answer);
    };
    const timer = setTimeout(
      () => end({ message: null, failure: 'no answer to the handshake' }),
      timeoutMs,
    );
    socket.on('open', () => socket.send(HANDSHAKE));
    socket.on('message', (data) => end({ message: data.toString(), failure: '' }));
    socket.on('unexpected-response', (_, response) =>
      end({ message: null, failure: `${response.statusCode} instead of 101` }),
    );
    socket.on('error', (error) => end({ message: null, failure: error.message }));
    socket.on('close', (code) => end({ message: null, failure: `closed with ${code}` }));
  });
}

/** Whether a socket is closed while a message comes that does not end. */
function closesEndless(url: string, headers: Record<string, string>, timeoutMs: number) {
  return new Promise<boolean>((resolve) => {
    const socket = new WebSocket(url, { headers, followRedirects: false });
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.terminate();
      resolve(isClosed);
    };
    const timer = setTimeout(() => end(false), Math.min(timeoutMs, 5_000));
    socket.on('open', () => {
      socket.send(HANDSHAKE);
      for (let piece = 0; piece < ENDLESS_PIECES; piece += 1) socket.send('x'.repeat(60_000));
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}

/** The live connection: negotiation and handshake of SignalR (contract §3). */
export async function checkLive(suite: Suite): Promise<void> {
  const { own, options } = suite;
  const { timeoutMs } = options;
  const negotiate: RawCall = {
    endpoint: 'notificationsHub',
    suffix: '/negotiate',
    query: { negotiateVersion: '1' },
    method: 'POST',
    headers: own.client.sessionHeaders('POST'),
  };
  let token: string | null = null;

  await suite.check('notificationsHub', 'negotiates a WebSocket', async (check) => {
    const answer = await own.raw(negotiate);
    const elsewhere = fieldOf(answer.json, 'url');
    if (typeof elsewhere === 'string') {
      check.skip('the negotiation leads to another server, which is not asked');
    }
    if (!check.good(answer, negotiationShape, 'contract §3')) return;
    const transports = fieldOf(answer.json, 'availableTransports') as readonly unknown[];
    const sockets = transports.find((each) => fieldOf(each, 'transport') === 'WebSockets');
    const formats = fieldOf(sockets, 'transferFormats');
    check.expect(
      Array.isArray(formats) && formats.includes('Text'),
      'availableTransports',
      'WebSockets with the format Text',
      transports.map((each) => String(fieldOf(each, 'transport'))).join(', ') || 'none',
      'contract §3',
    );
    const named = fieldOf(answer.json, 'connectionToken') ?? fieldOf(answer.json, 'connectionId');
    token = typeof named === 'string' ? named : null;
  });

  const address = (id: string) => {
    const url = new URL(own.urlOf({ endpoint: 'notificationsHub', query: { id } }));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  };
  const origin = options.portalOrigin ?? new URL(options.baseUrl).origin;

  await suite.check(
    'notificationsHub',
    'answers the handshake of the JSON protocol',
    async (check) => {
      const id = token ?? check.skip('nothing was negotiated');
      const headers = { Cookie: own.cookieHeader, Origin: origin };
      const { message, failure } = await shakeHands(address(id), headers, timeoutMs);
      if (!check.expect(message !== null, 'socket', 'an open socket', failure, 'contract §3'))
        return;
      const [first = ''] = (message ?? '').split(RECORD_SEPARATOR);
      check.expect(
        first === '{}' && message?.includes(RECORD_SEPARATOR) === true,
        'handshake',
        '{} and the record separator U+001E',
        describeValue(message),
        'contract §3',
      );
    },
  );

  await suite.check('notificationsHub', 'opens no socket without a session', async (check) => {
    const id = token ?? check.skip('nothing was negotiated');
    const { message } = await shakeHands(address(id), { Origin: origin }, timeoutMs);
    check.expect(message === null, 'socket', 'refused', 'opened', 'contract §1');
  });

  await suite.check(
    'notificationsHub',
    'opens no socket for pages of other sites',
    async (check) => {
      const id = token ?? check.skip('nothing was negotiated');
      const headers = { Cookie: own.cookieHeader, Origin: 'https://conformance.invalid' };
      const { message } = await shakeHands(address(id), headers, timeoutMs);
      check.advise(
        message === null,
        'header Origin',
        'refused: a socket carries cookies wherever it comes from',
        'opened',
        'SECURITY.md',
      );
    },
  );

  await suite.check(
    'notificationsHub',
    'closes a socket whose message does not end',
    async (check) => {
      const again = await own.raw(negotiate);
      const named =
        fieldOf(again.json, 'connectionToken') ?? fieldOf(again.json, 'connectionId') ?? token;
      const id = typeof named === 'string' ? named : check.skip('nothing was negotiated');
      const headers = { Cookie: own.cookieHeader, Origin: origin };
      check.expect(
        await closesEndless(address(id), headers, timeoutMs),
        'socket, with a message of 4 MB that does not end',
        'closed',
        'open',
        'SECURITY.md',
      );
    },
  );
}
