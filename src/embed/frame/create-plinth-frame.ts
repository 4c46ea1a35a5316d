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
  /** The address of the portal, such as `https://portal.example`. Best another origin than the page's. */
  readonly src: string;
  /** The screen, such as `roles`: docs/frame.md lists them. */
  readonly screen: string;
  /** What the screen is about, as docs/frame.md has it for each: `{ name: 'Admin' }`. @default nothing */
  readonly params?: FrameParams;
  /** The element that the frame is put into. */
  readonly container: Element;
  /** What the frame is called by those who do not see it. @default 'Plinth', until the screen says more */
  readonly title?: string;
  /** The least height, in CSS pixels. @default 200 */
  readonly minHeight?: number;
  /** The greatest height, in CSS pixels; beyond it the frame scrolls. @default 10,000 */
  readonly maxHeight?: number;
  /** Whether the frame is fetched before it is near the part of the page that is seen. @default 'lazy' */
  readonly loading?: 'eager' | 'lazy';
}

/** What a frame tells, by the name of each event. */
export interface PlinthFrameEvents {
  /** The screen is there. */
  readonly ready: Readonly<Record<string, never>>;
  /** The content's size, in CSS pixels; the height of the frame has followed, within its limits. */
  readonly size: {
    /** The height that the content has. */
    readonly height: number;
    /** The width that it needs; more than the frame's, where it scrolls sideways. */
    readonly width: number;
  };
  /** What the screen is called. */
  readonly title: {
    /** A plain text. */
    readonly title: string;
  };
  /** A link in the frame was followed: what it shows now. */
  readonly navigate: {
    /** The screen, such as `role`. */
    readonly screen: string;
    /** What it is about. */
    readonly params: FrameParams;
  };
  /** Somebody has signed in in the frame, or was signed in already. */
  readonly 'signed-in': Readonly<Record<string, never>>;
  /** Nobody is signed in any more. */
  readonly 'signed-out': Readonly<Record<string, never>>;
  /** Something was done on the screen. */
  readonly event: {
    /** What: the events of each screen are in docs/frame.md. */
    readonly name: string;
    /** More about it. */
    readonly detail: FrameDetail;
  };
  /**
   * What went wrong. `no-answer`: the frame was loaded, and no page that speaks our language answered
   * in 20 seconds, most often since the page's origin is not in the portal's `embed.origins`. `screen`:
   * there is none of that name. `code`: a part could not be loaded. `cookie`: the browser did not keep
   * a sign-in.
   */
  readonly error: {
    /** Which of them. */
    readonly code: 'no-answer' | 'screen' | 'code' | 'cookie';
  };
}

/** A frame on a page, and what the page can do with it. */
export interface PlinthFrame {
  /** The frame's element. */
  readonly element: HTMLIFrameElement;
  /** Listens to an event; answers with the function that ends it. */
  on<Name extends keyof PlinthFrameEvents>(
    name: Name,
    listener: (event: PlinthFrameEvents[Name]) => void,
  ): () => void;
  /** Changes the scheme. */
  setTheme(theme: FrameTheme): void;
  /** Changes the language; one that the portal does not offer leaves it. */
  setLanguage(language: string): void;
  /** Changes colour and tokens. */
  setBrand(brand: FrameBrand): void;
  /** Shows another screen in the frame, or the same one about something else. */
  navigate(screen: string, params?: FrameParams): void;
  /** Signs out whoever is signed in, here and on the server. */
  signOut(): void;
  /** Takes the frame away. */
  destroy(): void;
}

const ANSWER_MS = 20_000;

/** What the frame may do, and why (docs/frame.md, "What the frame may do"). */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';
const ALLOW = 'publickey-credentials-get; publickey-credentials-create; clipboard-write';

/**
 * Puts a screen of a portal into a page, in a frame: neither can read or change anything of the other
 * but by the messages of docs/frame.md.
 *
 * @throws TypeError when `src` is no address of the web.
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
  // `javascript:` would run in the page around, sandbox or not.
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
    // Our path is no business of the frame's; our origin is, by which it knows us.
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
    for (const [wanted, listener] of [...listeners]) {
      if (wanted === name) listener(event as never);
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

  /** Each page in the frame gets a port of its own: one that was there before is heard no more. */
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
  // A frame that is far down the page is fetched when it comes near: only then its time begins.
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
