/**
 * The messages between a page and its frame (docs/frame.md). Every message has a version; the
 * receiver drops those of another version, shape or size.
 */
export const PROTOCOL_VERSION = 1;

/** The colour scheme of a frame: the system's, or a fixed one. */
export type FrameTheme = 'light' | 'dark' | 'system';

/** A brand colour, and token overrides. */
export interface FrameBrand {
  /** The brand's colour as CSS hexadecimal, such as `#0f766e`. @default that of the portal's settings */
  readonly color?: string;
  /** Values of tokens by name, such as `radius-md`. @default those of the portal's settings */
  readonly tokens?: Readonly<Record<string, string>>;
}

/** Settings of a frame by the host page. */
export interface FrameSettings {
  /** Light, dark, or as the system prefers. @default 'system' */
  readonly theme?: FrameTheme;
  /** Tag of a language that the portal offers. @default the first language of the portal */
  readonly language?: string;
  /** Colour and tokens. @default those of the portal */
  readonly brand?: FrameBrand;
}

/** A screen's parameters, see docs/frame.md: `{ name: 'Admin' }`. */
export type FrameParams = Readonly<Record<string, string>>;

/** Frame to page, by `window.postMessage`: the frame is ready. No other fields. */
export interface Hello {
  readonly plinth: 'hello';
  readonly version: typeof PROTOCOL_VERSION;
}

/** Page to frame, by `window.postMessage` with one port, through which everything else goes. */
export interface Connect {
  readonly plinth: 'connect';
  readonly version: typeof PROTOCOL_VERSION;
  readonly settings: FrameSettings;
}

/** Page to frame, through the port. */
export type HostMessage =
  | { readonly type: 'settings'; readonly settings: FrameSettings }
  | { readonly type: 'navigate'; readonly screen: string; readonly params: FrameParams }
  | { readonly type: 'sign-out' };

/** Why a frame shows no screen, or that the browser did not keep a sign-in. */
export const FRAME_ERRORS = ['screen', 'code', 'cookie'] as const;

/** Values in the details of an event. */
export type FrameDetail = Readonly<Record<string, string | number | boolean | null>>;

/** Frame to page, through the port. */
export type FrameMessage =
  /** The frame has rendered its first view. */
  | { readonly type: 'ready' }
  /** The size of the frame's content, in CSS pixels. */
  | { readonly type: 'size'; readonly height: number; readonly width: number }
  | { readonly type: 'title'; readonly title: string }
  /** Shows another screen, or the same one with other parameters. */
  | { readonly type: 'navigate'; readonly screen: string; readonly params: FrameParams }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }
  /** Something was done on the screen. */
  | { readonly type: 'event'; readonly name: string; readonly detail: FrameDetail }
  | { readonly type: 'error'; readonly code: (typeof FRAME_ERRORS)[number] };

/** A message with its version. */
export type Sent<Message> = Message & { readonly version: typeof PROTOCOL_VERSION };

/** Adds the version. */
export const sent = <Message extends HostMessage | FrameMessage>(
  message: Message,
): Sent<Message> => ({ ...message, version: PROTOCOL_VERSION });
