import { readPage } from '../../domain/read-page';
import { encodePercent } from '../../domain/text/percent';
import { systemClock } from '../../platform/clock';
import { decodeFrameMessage, isHello } from './decode-frame';
import {
  type Connect,
  type FrameBrand,
  type FrameDetail,
  type FrameParams,
  type FrameSettings,
  type FrameTheme,
  type HostMessage,
  PROTOCOL_VERSION,
  sent,
} from './protocol';

export type { FrameBrand, FrameDetail, FrameParams, FrameSettings, FrameTheme };

/** Options of {@link createPlinthFrame}. */
export interface PlinthFrameOptions extends FrameSettings {
  /**
   * The address of the portal, such as `https://portal.example`; preferably of another origin than
   * the page's.
   */
  readonly src: string;
  /** The screen, such as `roles`: docs/frame.md lists them. */
  readonly screen: string;
  /** The screen's parameters, see docs/frame.md: `{ name: 'Admin' }`. @default none */
  readonly params?: FrameParams;
  /** The container element. */
  readonly container: Element;
  /** The accessible name of the frame. @default 'Plinth', until the screen has a title */
  readonly title?: string;
  /** The minimum height, in CSS pixels. @default 200 */
  readonly minHeight?: number;
  /** The maximum height, in CSS pixels; beyond it the frame scrolls. @default 10,000 */
  readonly maxHeight?: number;
  /** Whether the frame loads before it is near the viewport. @default 'lazy' */
  readonly loading?: 'eager' | 'lazy';
}

/** The events of a frame, by name. */
export interface PlinthFrameEvents {
  /** The screen has rendered. */
  readonly ready: Readonly<Record<string, never>>;
  /**
   * The content's size, in CSS pixels; the frame's height is already adjusted, within its limits.
   */
  readonly size: {
    /** The height of the content. */
    readonly height: number;
    /** The width that it needs; more than the frame's if it scrolls horizontally. */
    readonly width: number;
  };
  /** The title of the screen. */
  readonly title: {
    /** A plain text. */
    readonly title: string;
  };
  /** A link in the frame was followed; the new screen. */
  readonly navigate: {
    /** The screen, such as `role`. */
    readonly screen: string;
    /** Its parameters. */
    readonly params: FrameParams;
  };
  /** A user has signed in in the frame, or was signed in already. */
  readonly 'signed-in': Readonly<Record<string, never>>;
  /** The user is signed out. */
  readonly 'signed-out': Readonly<Record<string, never>>;
  /** Something was done on the screen. */
  readonly event: {
    /** The event; docs/frame.md lists those of each screen. */
    readonly name: string;
    /** More about it. */
    readonly detail: FrameDetail;
  };
  /**
   * The failure. `no-answer`: the frame was loaded but did not respond within 20 seconds, most
   * often because the page's origin is not in the portal's `embed.origins`. `screen`: unknown name.
   * `code`: a part could not be loaded. `cookie`: the browser did not keep a sign-in.
   */
  readonly error: {
    /** Which of them. */
    readonly code: 'no-answer' | 'screen' | 'code' | 'cookie';
  };
}

/** A frame on a page, and its methods. */
export interface PlinthFrame {
  /** The frame's element. */
  readonly element: HTMLIFrameElement;
  /** Subscribes to an event; returns the function that unsubscribes. */
  on<Name extends keyof PlinthFrameEvents>(
    name: Name,
    listener: (event: PlinthFrameEvents[Name]) => void,
  ): () => void;
  /** Changes the scheme. */
  setTheme(theme: FrameTheme): void;
  /** Changes the language; one that the portal does not offer is ignored. */
  setLanguage(language: string): void;
  /** Changes colour and tokens. */
  setBrand(brand: FrameBrand): void;
  /** Shows another screen in the frame, or the same one with other parameters. */
  navigate(screen: string, params?: FrameParams): void;
  /** Signs out the user, here and on the server. */
  signOut(): void;
  /** Removes the frame. */
  destroy(): void;
}

const ANSWER_MS = 20_000;

/** What the frame may do, and why (docs/frame.md, "What the frame may do"). */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
const ALLOW = 'publickey-credentials-get; publickey-credentials-create; clipboard-write';

/**
 * Puts a screen of a portal into a page, in a frame: isolated from each other except for the
 * messages of docs/frame.md.
 *
 * @throws TypeError if `src` is not an http(s) address.
 * @example
 * ```ts
 * const container = document.querySelector('#roles');
 * if (container) {
 *   const frame = createPlinthFrame({ src: 'https://portal.example', screen: 'roles', container });
 *   frame.on('signed-out', () => location.assign('/'));
 * }
 * ```
 */
export function createPlinthFrame({
  src,
  screen,
  container,
  title = 'Plinth',
  minHeight = 200,
  maxHeight = 10_000,
  loading = 'lazy',
  theme,
  language,
  brand,
  params,
}: PlinthFrameOptions): PlinthFrame {
  const url = new URL(`embed/${encodePercent(screen)}`, src.replace(/\/*$/, '/'));
  // `javascript:` would run in the host page, sandbox or not.
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`No address of a portal: ${src}`);
  url.search = new URLSearchParams(params).toString();
  const { origin } = url;
  const { ownerDocument } = container;
  const around = readPage(ownerDocument, 'defaultView') ?? window;
  const listeners = new Set<readonly [name: string, listener: (event: never) => void]>();
  let settings: FrameSettings = { theme, language, brand };
  let port: MessagePort | undefined;
  let isReady = false;
  let patience = 0;

  const element = readPage(ownerDocument, 'createElement')('iframe');
  for (const [name, value] of Object.entries({
    sandbox: SANDBOX,
    allow: ALLOW,
    title,
    loading,
    // The frame gets only our origin, which identifies us, not our path.
    referrerpolicy: 'strict-origin',
  })) {
    element.setAttribute(name, value);
  }
  Object.assign(element.style, { display: 'block', width: '100%', border: '0' });
  const resize = (height: number) => {
    element.style.height = `${Math.max(minHeight, Math.min(maxHeight, Math.ceil(height)))}px`;
  };
  resize(0);

  function emit<Name extends keyof PlinthFrameEvents>(name: Name, event: PlinthFrameEvents[Name]) {
    for (const [hostSettings, listener] of [...listeners]) {
      if (hostSettings === name) listener(event as never);
    }
  }

  function receive({ data }: MessageEvent<unknown>): void {
    const message = decodeFrameMessage(data);
    if (!message) return;
    const { type, ...event } = message;
    if (type === 'ready') {
      isReady = true;
      systemClock.clearTimeout(patience);
    }
    if (message.type === 'size') resize(message.height);
    if (message.type === 'title') element.title = message.title;
    emit(type, event as never);
  }

  /** Each page in the frame gets its own port; messages of earlier ones are ignored. */
  function connect({ source, origin: from, data }: MessageEvent<unknown>): void {
    const view = element.contentWindow;
    if (!view || source !== view || from !== origin || !isHello(data)) return;
    port?.close();
    isReady = false;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = receive;
    const message: Connect = { plinth: 'connect', version: PROTOCOL_VERSION, settings };
    view.postMessage(message, origin, [channel.port2]);
  }

  const send = (message: HostMessage) => port?.postMessage(sent(message));
  const change = (changed: FrameSettings) => {
    settings = { ...settings, ...changed };
    send({ type: 'settings', settings: changed });
  };

  around.addEventListener('message', connect);
  // A frame far down the page loads when it comes near; only then its timeout starts.
  element.addEventListener('load', () => {
    systemClock.clearTimeout(patience);
    if (isReady) return;
    patience = systemClock.setTimeout(() => emit('error', { code: 'no-answer' }), ANSWER_MS);
  });
  element.src = url.href;
  container.append(element);

  return {
    element,
    on(name, listener) {
      const entry = [name, listener] as const;
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    setTheme: (theme) => change({ theme }),
    setLanguage: (language) => change({ language }),
    setBrand: (brand) => change({ brand }),
    navigate: (screen, params = {}) => send({ type: 'navigate', screen, params }),
    signOut: () => send({ type: 'sign-out' }),
    destroy() {
      around.removeEventListener('message', connect);
      systemClock.clearTimeout(patience);
      port?.close();
      element.remove();
    },
  };
}
