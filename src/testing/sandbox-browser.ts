import type { HubBuilder } from '../api/realtime';
import { DEVICE_HEADER, SESSION_HEADER } from '../sandbox/http/headers';
import { splitFrames, toFrame } from '../sandbox/live/frames';
import type { LiveConnection } from '../sandbox/live/hub';
import { createSessionJar } from '../sandbox/msw/session-jar';
import type { Sandbox } from '../sandbox/sandbox';

/** The type of a message by which the server calls one of the client's methods. */
const INVOCATION = 1;

/** Hubs that speak to the live hub of a sandbox, without a socket. */
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

/** A browser whose calls and live connections end in a sandbox: what its tabs share. */
export interface SandboxBrowser {
  /** The session cookie; null where there is none. Write it to play another tab. */
  cookie: string | null;
  /** Sends a request, with the signature of the global `fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Carries live connections. */
  readonly buildHub: HubBuilder;
}

/** Opens a browser: it starts as the scenario says, and forgets its session when that is reset. */
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
      // A signal of jsdom's is none for the `Request` of Node; the client goes by its own.
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
