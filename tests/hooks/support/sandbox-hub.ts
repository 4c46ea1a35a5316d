import type { HubBuilder } from '../../../src/api/realtime';
import { splitFrames, toFrame } from '../../../src/sandbox/live/frames';
import type { TestBrowser } from './test-browser';

/** Hubs that speak to the live hub of the browser's sandbox, without a socket. */
export function sandboxHub(browser: TestBrowser): HubBuilder {
  return ({ url }) => {
    const listeners = new Map<string, (...args: unknown[]) => void>();
    let onClose = () => {};
    let wire: ReturnType<TestBrowser['sandbox']['live']['connect']> | null = null;
    return {
      start: async () => {
        wire = browser.sandbox.live.connect({
          session: browser.cookie,
          impersonation: new URL(url).searchParams.get('impersonation'),
          send: (frame) => {
            for (const message of splitFrames(frame).messages) {
              if (message.type !== 1) continue;
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
