import { useCallback, useMemo } from 'react';
import type { Emit } from '../screen';
import type { HostLink } from './connect-to-host';
import type { FrameDetail } from './protocol';

const LONGEST_TEXT = 2_000;
const MOST_DETAILS = 20;

/** The plain values of an event; nested ones are not sent. */
export function flatDetail(detail: unknown): FrameDetail {
  const plain = Object.entries(Object(detail)).flatMap(([name, value]) => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
    return isPlain
      ? [[name, typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value]]
      : [];
  });
  return Object.fromEntries(plain.slice(0, MOST_DETAILS));
}

/** Sends a screen's events to the host page. The identity of the user is not sent. */
export function useFrameEvents({ send }: HostLink): {
  emit: Emit<Record<string, unknown>>;
  fail: () => void;
} {
  const emit = useCallback(
    (name: string, detail: unknown) => {
      if (name === 'signed-in' || name === 'signed-out') send({ type: name });
      else send({ type: 'event', name, detail: flatDetail(detail) });
      return true;
    },
    [send],
  );
  const fail = useCallback(() => send({ type: 'error', code: 'code' }), [send]);
  return useMemo(() => ({ emit, fail }), [emit, fail]);
}
