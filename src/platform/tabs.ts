import { encodePercent } from '../domain/text/percent';
import { createListeners, type Listeners } from './listeners';

/**
 * User and session of a channel: an administrator and the user they impersonate never share one
 * (contract §4.19).
 */
export interface ChannelName {
  /** E-mail of the user. */
  readonly user: string;
  /** Id of the impersonation; '' for the user's own session. */
  readonly session: string;
}

/** A received message, with its sender. */
export interface TabMessage<Message> {
  /** Id of the sending tab. */
  readonly from: string;
  /** The decoded message. */
  readonly message: Message;
}

/** A channel to the other tabs of the same user and session. */
export interface TabChannel<Message> {
  /** Sends a message to the other tabs. Returns whether it could be sent. Never throws. */
  post(message: Message): boolean;
  /** Subscribes to messages. Returns the unsubscribe function. */
  subscribe(listener: (received: TabMessage<Message>) => void): () => void;
  /** Closes the channel: no more messages in either direction. */
  close(): void;
}

/** Messaging between tabs. */
export interface Tabs {
  /** Id of this tab until its page is left. */
  readonly id: string;
  /**
   * Opens a channel. `decode` returns null for other messages, which are ignored (contract §4.5).
   * Without BroadcastChannel the channel is silent: what every tab must know, such as a sign-out,
   * is also in the stored auth record.
   */
  open<Message>(name: ChannelName, decode: (data: unknown) => Message | null): TabChannel<Message>;
}

/** The part of a BroadcastChannel in use. */
export interface RawChannel {
  post(data: unknown): void;
  close(): void;
}

/** Opens a raw channel; null if unsupported. */
export type OpenRawChannel = (name: string, onData: (data: unknown) => void) => RawChannel | null;

/** Version of the envelope; messages of other versions are ignored. */
const VERSION = 1;

function decodeEnvelope(data: unknown): { from: string; message: unknown } | null {
  const { v, from, message }: Record<string, unknown> = Object(data);
  return v === VERSION && typeof from === 'string' ? { from, message } : null;
}

function receive<Message>(
  data: unknown,
  decode: (data: unknown) => Message | null,
  listeners: Listeners<TabMessage<Message>>,
): void {
  const envelope = decodeEnvelope(data);
  if (!envelope) return;
  let message: Message | null = null;
  try {
    message = decode(envelope.message);
  } catch {
    // A message that throws while being read is ignored.
  }
  if (message !== null) listeners.emit({ from: envelope.from, message });
}

/** Tabs on top of any kind of channel. */
export function createTabs(id: string, namespace: string, openRaw: OpenRawChannel): Tabs {
  return {
    id,
    open(name, decode) {
      const listeners = createListeners<TabMessage<NonNullable<ReturnType<typeof decode>>>>();
      // Encoded, so that an e-mail cannot imitate another user's session.
      const parts = [name.user, name.session].map(encodePercent);
      const raw = openRaw([namespace, ...parts].join(':'), (data) =>
        receive(data, decode, listeners),
      );
      return {
        post(message) {
          try {
            raw?.post({ v: VERSION, from: id, message });
            return raw !== null;
          } catch {
            return false;
          }
        },
        subscribe: (listener) => listeners.add(listener),
        close: () => raw?.close(),
      };
    },
  };
}

/** BroadcastChannel; null if the browser does not support it or refuses. */
export const openBroadcastChannel: OpenRawChannel = (name, onData) => {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => onData(event.data);
    return { post: (data) => channel.postMessage(data), close: () => channel.close() };
  } catch {
    return null;
  }
};

/** Channels in memory: each call of the returned function opens a tab. */
export function createMemoryChannels(): () => OpenRawChannel {
  const posts = createListeners<{ name: string; data: unknown; by: object }>();
  return () => (name, onData) => {
    const self = {};
    const close = posts.add((post) => {
      if (post.name === name && post.by !== self) onData(structuredClone(post.data));
    });
    return { post: (data) => posts.emit({ name, data, by: self }), close };
  };
}
