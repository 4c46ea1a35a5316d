import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error';

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is already in use, perhaps by another copy of this program. ` +
        'End that one, or choose another port: npm start -- --port 4301'
      );
    case 'EACCES':
      return (
        `Port ${port} may not be used by this account; ports below 1024 often need an ` +
        'administrator. Choose another one: npm start -- --port 4300'
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return (
        `"${host}" is not an address of this machine. Use localhost for this machine alone, ` +
        'or 0.0.0.0 to be reached from others: npm start -- --host 0.0.0.0'
      );
    default:
      return `The server could not be started on ${host}, port ${port}: ${error.message}`;
  }
}

/** How long an idle connection is kept, in milliseconds. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Starts to listen and returns the URL to open. Port 0 takes any free one. `localhost` binds to
 * 127.0.0.1, which every program resolves "localhost" to, sooner or later.
 *
 * @throws StartError with what to do about it.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  // Longer than clients and proxies keep a connection: one that is closed as it is used again fails.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      reject(new StartError(reasonOf(error, port, host)));
    server.once('error', onError);
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => {
      server.off('error', onError);
      resolve();
    });
  });
  const actual = (server.address() as AddressInfo).port;
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actual}`;
}
