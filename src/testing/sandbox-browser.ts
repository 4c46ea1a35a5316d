import type { HubBuilder } from '../api/realtime';
import { DEVICE_HEADER, SESSION_HEADER } from '../sandbox/http/headers';
import { splitFrames, toFrame } from '../sandbox/live/frames';
import type { LiveConnection } from '../sandbox/live/hub';
import { createSessionJar } from '../sandbox/msw/session-jar';
import type { Sandbox } from '../sandbox/sandbox';

/** SignalR message type of a server-to-client invocation. */
const INVOCATION = 1;

/** Hubs connected to the live hub of a sandbox, without a socket. */
function sandboxHub(sandbox: Sandbox, session: () => string | null): HubBuilder {
  return ({ url }) => {
    const listeners = new Map<string, (...args: unknown[]) => void>();
    let onClose = () => {};
    let wire: LiveConnection | null = null;
    return {
      start: async () => {
        wire = sandbox.live.connect({
          session: session(),
          impersonation: new URL(url).searchParams.get('impersonation'),
          send: (frame) => {
            for (const message of splitFrames(frame).messages) {
              if (message.type !== INVOCATION) continue;
              listeners.get(String(message.target))?.(...(message.arguments as unknown[]));
            }
          },
          close: () => onClose(),
        });
        wire.receive(toFrame({ protocol: 'json', version: 1 }));
      },
      stop: async () => wire?.disconnect(),
      on: (name, listener) => listeners.set(name, listener),
      onclose: (listener) => {
        onClose = listener;
      },
    };
  };
}

/** A browser whose calls and live connections go to a sandbox; shared by its tabs. */
export interface SandboxBrowser {
  /** The session cookie; null if none. Set it to simulate another tab. */
  cookie: string | null;
  /** Sends a request, with the signature of the global `fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Builds live connections. */
  readonly buildHub: HubBuilder;
}

/** Opens a browser with the scenario's session; a reset of the sandbox clears it. */
export function createSandboxBrowser(sandbox: Sandbox): SandboxBrowser {
  const jar = createSessionJar(sandbox);
  return {
    get cookie() {
      return jar.session();
    },
    set cookie(token) {
      const headers = { [SESSION_HEADER]: token ?? '' };
      jar.take(new Response(null, { headers }), sandbox.generation);
    },
    async fetch(url, init) {
      const { generation } = sandbox;
      // Node's `Request` does not accept jsdom's signals; the client uses its own.
      const { signal: _, credentials, redirect: _follow, ...rest } = init;
      const request = new Request(url, rest);
      if (credentials !== 'omit') {
        const [session, device] = [jar.session(), jar.device()];
        if (session !== null) request.headers.set(SESSION_HEADER, session);
        if (device !== null) request.headers.set(DEVICE_HEADER, device);
      }
      return jar.take(await sandbox.fetch(request), generation);
    },
    buildHub: sandboxHub(sandbox, () => jar.session()),
  };
}
