import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';

/** An answer on its way through; what a fault leaves alone stays. */
export interface Passing {
  status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON; null for no body. */
  body: unknown;
  /** The body as it came. */
  readonly came: string;
  /** Sent instead of the body. */
  text?: string;
}

/** What a fault can do to a server. */
export interface Fault {
  /** Changes a request before the server sees it; true answers nothing but `answer`. */
  readonly request?: (incoming: IncomingMessage, url: URL) => void;
  /** Changes an answer. */
  readonly answer?: (passing: Passing, incoming: IncomingMessage, url: URL) => void;
  /** The first message of the hub. */
  readonly hello?: string;
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A server that stands before a good one and breaks what passes. Ends with the test. */
export async function startBroken(goodUrl: string, fault: Fault): Promise<string> {
  const good = new URL(goodUrl);
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', goodUrl);
    fault.request?.(incoming, url);
    const onward = request(
      {
        host: good.hostname,
        port: good.port,
        method: incoming.method,
        path: url.pathname + url.search,
        headers: incoming.headers,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const headers: Passing['headers'] = { ...answer.headers };
          for (const name of HOP_BY_HOP) delete headers[name];
          const status = answer.statusCode ?? 0;
          const passing: Passing = { status, headers, body: parsed(text), came: text };
          const before = JSON.stringify(passing.body);
          fault.answer?.(passing, incoming, url);
          const after = JSON.stringify(passing.body);
          const body = passing.text ?? (after === before ? text : after);
          outgoing.writeHead(passing.status, passing.headers as Record<string, string>);
          outgoing.end(body);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(pass);
  const hub = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming, socket, head) => {
    if (fault.hello !== undefined) {
      hub.handleUpgrade(incoming, socket, head, (client) => client.send(fault.hello ?? ''));
      return;
    }
    const onward = connect(Number(good.port), good.hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    hub.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
