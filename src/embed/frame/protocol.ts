/**
 * What a page and the frame in it say to each other (docs/frame.md). Every message names its version; one
 * of another version, shape or size is dropped by who gets it.
 */
export const PROTOCOL_VERSION = 1;

/** How a frame looks: the scheme of the reader's system, or one of the two. */
export type FrameTheme = 'light' | 'dark' | 'system';

/** A colour that a theme is made from, and values of tokens over it. */
export interface FrameBrand {
  /** The brand's colour as CSS hexadecimal, such as `#0f766e`. @default that of the portal's settings */
  readonly color?: string;
  /** Values of tokens by name, such as `radius-md`. @default those of the portal's settings */
  readonly tokens?: Readonly<Record<string, string>>;
}

/** What the page around decides about a frame. */
export interface FrameSettings {
  /** Light, dark, or as the system prefers. @default 'system' */
  readonly theme?: FrameTheme;
  /** Tag of a language that the portal offers. @default the first language of the portal */
  readonly language?: string;
  /** Colour and tokens. @default those of the portal */
  readonly brand?: FrameBrand;
}

/** What a screen is about, by the names that docs/frame.md has for it: `{ name: 'Admin' }`. */
export type FrameParams = Readonly<Record<string, string>>;

/** Frame to page, by `window.postMessage`: the frame is there. It holds nothing else. */
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

/** Why a frame shows no screen, or that a sign-in did not hold. */
export const FRAME_ERRORS = ['screen', 'code', 'cookie'] as const;

/** What a detail of an event may hold. */
export type FrameDetail = Readonly<Record<string, string | number | boolean | null>>;

/** Frame to page, through the port. */
export type FrameMessage =
  /** The frame has drawn its first view. */
  | { readonly type: 'ready' }
  /** What the frame's content needs, in CSS pixels. */
  | { readonly type: 'size'; readonly height: number; readonly width: number }
  | { readonly type: 'title'; readonly title: string }
  /** Another screen is shown, or the same one about something else. */
  | { readonly type: 'navigate'; readonly screen: string; readonly params: FrameParams }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }
  /** Something was done on the screen. */
  | { readonly type: 'event'; readonly name: string; readonly detail: FrameDetail }
  | { readonly type: 'error'; readonly code: (typeof FRAME_ERRORS)[number] };

/** A message as it goes through a port. */
export type Sent<Message> = Message & { readonly version: typeof PROTOCOL_VERSION };

/** Adds the version. */
export const sent = <Message extends HostMessage | FrameMessage>(
  message: Message,
): Sent<Message> => ({ ...message, version: PROTOCOL_VERSION });
