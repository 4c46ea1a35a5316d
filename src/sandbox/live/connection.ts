import type { Clock, ClockHandle } from '../../domain/time/clock';
import { MESSAGE_TYPE, splitFrames, toFrame } from './frames';

/** Interval of pings, in milliseconds (SignalR's default). */
export const PING_MS = 15_000;

/** Timeout of the handshake, in milliseconds (SignalR's default). */
export const HANDSHAKE_MS = 15_000;

/** Maximum length of a client's message, in characters (SignalR's default). */
export const MESSAGE_MAX = 32_768;

/** The socket of one client. */
export interface LiveWire {
  /** Sends a text frame to the client. */
  send(frame: string): void;
  /** Closes the socket. */
  close(): void;
}

/** A client of the hub: the SignalR JSON protocol, from the handshake to the close message. */
export interface HubConnection {
  /** Receives a text frame from the client. */
  receive(frame: string): void;
  /** Calls a method of the client; nothing is sent before the handshake. */
  invoke(target: string, argument: unknown): void;
  /** Sends the close message and closes the socket. */
  close(allowReconnect: boolean, error?: string): void;
  /** The socket is closed: nothing is sent any more. */
  forget(): void;
}

/** Starts the protocol with a client. `onEnd` runs once, when the connection ends. */
export function createHubConnection(
  wire: LiveWire,
  clock: Clock,
  hasTimers: boolean,
  onEnd: () => void,
): HubConnection {
  let phase: 'handshake' | 'open' | 'over' = 'handshake';
  let buffer = '';
  /** The next ping, or the timeout of the handshake. */
  let timer: ClockHandle | null = null;

  function forget() {
    if (phase === 'over') return;
    phase = 'over';
    if (timer !== null) clock.clearTimeout(timer);
    onEnd();
  }

  function close(allowReconnect: boolean, error?: string) {
    if (phase === 'over') return;
    if (phase === 'open') wire.send(toFrame({ type: MESSAGE_TYPE.close, error, allowReconnect }));
    forget();
    wire.close();
  }

  function keepPinging() {
    timer = clock.setTimeout(() => {
      if (phase !== 'open') return;
      wire.send(toFrame({ type: MESSAGE_TYPE.ping }));
      keepPinging();
    }, PING_MS);
  }

  function shakeHands(message: Readonly<Record<string, unknown>>) {
    if (message.protocol !== 'json') {
      const error = `The protocol '${String(message.protocol)}' is not supported.`;
      wire.send(toFrame({ error }));
      close(false);
      return;
    }
    phase = 'open';
    if (timer !== null) clock.clearTimeout(timer);
    wire.send(toFrame({}));
    if (hasTimers) keepPinging();
  }

  function take(message: Readonly<Record<string, unknown>>) {
    if (phase === 'over') return;
    if (phase === 'handshake') {
      shakeHands(message);
    } else if (message.type === MESSAGE_TYPE.close) {
      forget();
      wire.close();
    } else if (message.type === MESSAGE_TYPE.invocation && message.invocationId !== undefined) {
      const { invocationId, target } = message;
      const error = `Method '${String(target)}' does not exist.`;
      wire.send(toFrame({ type: MESSAGE_TYPE.completion, invocationId, error }));
    }
  }

  if (hasTimers) timer = clock.setTimeout(() => close(false), HANDSHAKE_MS);

  return {
    receive(frame) {
      if (phase === 'over') return;
      try {
        const { messages, rest } = splitFrames(buffer + frame);
        buffer = rest;
        for (const message of messages) take(message);
        if (rest.length > MESSAGE_MAX) close(false, 'The message is too long.');
      } catch {
        close(false, 'The message could not be read.');
      }
    },
    invoke(target, argument) {
      if (phase !== 'open') return;
      wire.send(toFrame({ type: MESSAGE_TYPE.invocation, target, arguments: [argument] }));
    },
    close,
    forget,
  };
}
