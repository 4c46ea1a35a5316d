import type { HubBuilder } from '../api/realtime';
import { splitFrames, toFrame } from '../sandbox/live/frames';
import type { LiveConnection } from '../sandbox/live/hub';
import type { Sandbox } from '../sandbox/sandbox';

/** The type of a message by which the server calls one of the client's methods. */
const INVOCATION = 1;

/** Hubs that speak to the live hub of a sandbox, without a socket. */
export function sandboxHub(sandbox: Sandbox, session: () => string | null): HubBuilder {
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
