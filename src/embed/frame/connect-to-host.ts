import { decodeConnect, decodeHostMessage } from './decode-host';
import {
  type FrameMessage,
  type FrameSettings,
  type Hello,
  type HostMessage,
  PROTOCOL_VERSION,
  sent,
} from './protocol';

/** The window of the frame: what of it is needed to find the page around. */
export interface FrameWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly parent: Pick<Window, 'postMessage'>;
}

/** The way to a page around that is allowed. */
export interface HostLink {
  /** What the page wants to begin with. */
  readonly settings: FrameSettings;
  send(message: FrameMessage): void;
  /** Begins to listen; answers with the function that ends it. */
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
 * Says hello to the page around and waits until it hands a port over. Only the window around, of one of
 * the allowed origins, is spoken to and heard; everything else is dropped, and the first port is the last.
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
