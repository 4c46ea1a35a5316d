import { fieldsOf, isName, isText, mapOf, paramsOf, typeOf } from './decode';
import {
  type Connect,
  type FrameBrand,
  type FrameMessage,
  type FrameSettings,
  type Hello,
  type HostMessage,
  PROTOCOL_VERSION,
  sent,
} from './protocol';

const THEMES: readonly unknown[] = ['light', 'dark', 'system'];
const LANGUAGE = /^[a-z]{2,3}(?:-[a-zA-Z0-9]{2,8}){0,3}$/;
const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const MOST_TOKENS = 200;

const isValue = (value: unknown): value is string => isText(value, 500);

/** Whether a brand has the shape of one; its tokens are checked by the theme. */
function isBrand(value: unknown): value is FrameBrand {
  const fields = fieldsOf(value, ['color', 'tokens']);
  if (!fields) return false;
  const { color, tokens } = fields;
  if (color !== undefined && !(isText(color, 7) && COLOR.test(color))) return false;
  return tokens === undefined || mapOf(tokens, MOST_TOKENS, isValue) !== null;
}

function isSettings(value: unknown): value is FrameSettings {
  const fields = fieldsOf(value, ['theme', 'language', 'brand']);
  if (!fields) return false;
  const { theme, language, brand } = fields;
  return (
    (theme === undefined || THEMES.includes(theme)) &&
    (language === undefined || (isText(language, 35) && LANGUAGE.test(language))) &&
    (brand === undefined || isBrand(brand))
  );
}

/** Decodes a page's first message; null if invalid. */
export function decodeConnect(data: unknown): Connect | null {
  const fields = fieldsOf(data, ['plinth', 'version', 'settings']);
  if (fields?.plinth !== 'connect' || fields.version !== PROTOCOL_VERSION) return null;
  const { settings } = fields;
  return isSettings(settings) ? { plinth: 'connect', version: PROTOCOL_VERSION, settings } : null;
}

const FIELDS = {
  settings: ['settings'],
  navigate: ['screen', 'params'],
  'sign-out': [],
} as const satisfies Record<HostMessage['type'], readonly string[]>;

/** Decodes a page's message through the port; null if invalid. */
export function decodeHostMessage(data: unknown): HostMessage | null {
  const type = typeOf(data, FIELDS);
  const fields = type && fieldsOf(data, ['type', 'version', ...FIELDS[type]]);
  if (fields?.version !== PROTOCOL_VERSION) return null;
  const { settings, screen } = fields;
  switch (type) {
    case 'settings':
      return isSettings(settings) ? { type, settings } : null;
    case 'navigate': {
      const params = paramsOf(fields.params);
      return isName(screen) && params ? { type, screen, params } : null;
    }
    case 'sign-out':
      return { type };
    default:
      return null;
  }
}

/** The frame's window, as needed to find the host page. */
interface FrameWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
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
