import { decodeConnect, decodeHostMessage } from './decode-host';
import {
  type FrameMessage,
  type FrameSettings,
  type Hello,
  type HostMessage,
  PROTOCOL_VERSION,
  sent,
} from './protocol';

/** The frame's window, as needed to find the host page. */
export interface FrameWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly parent: Pick<Window, 'postMessage'>;
}

/** The connection to an allowed host page. */
export interface HostLink {
  /** The page's initial settings. */
  readonly settings: FrameSettings;
  send(message: FrameMessage): void;
  /** Starts to listen; returns the function that stops it. */
  listen(onMessage: (message: HostMessage) => void): () => void;
}

const HELLO: Hello = { plinth: 'hello', version: PROTOCOL_VERSION };

function linkOf(port: MessagePort, settings: FrameSettings): HostLink {
  return {
    settings,
    send: (message) => port.postMessage(sent(message)),
    listen(onMessage) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = decodeHostMessage(data);
        if (message) onMessage(message);
      };
      port.addEventListener('message', receive);
      port.start();
      return () => port.removeEventListener('message', receive);
    },
  };
}

/**
 * Sends `hello` to the host page and waits for a port. Messages are only exchanged with the parent
 * window at an allowed origin; all others are dropped, and only the first port is used.
 */
export function connectToHost(view: FrameWindow, parents: readonly string[]): Promise<HostLink> {
  return new Promise((resolve) => {
    const receive: EventListener = (event) => {
      const { source, origin, data, ports } = event as MessageEvent<unknown>;
      if (source !== view.parent || !parents.includes(origin)) return;
      const connect = decodeConnect(data);
      const [port, ...others] = ports;
      if (!connect || !port || others.length > 0) return;
      view.removeEventListener('message', receive);
      resolve(linkOf(port, connect.settings));
    };
    view.addEventListener('message', receive);
    for (const parent of parents) view.parent.postMessage(HELLO, parent);
  });
}
