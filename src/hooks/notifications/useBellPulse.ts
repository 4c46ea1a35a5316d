import { useState } from 'react';
import { BELL_PULSE_MS } from '../../domain/notifications/bell-state';
import { useClock } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';

/**
 * Whether the bell pulses: for 10 seconds after the count has changed (specification §9). The first
 * loaded count is not a change.
 * @param count The number of notifications, or null while loading.
 */
export function useBellPulse(count: number | null): boolean {
  const clock = useClock();
  const [known, setKnown] = useState<{ count: number | null; until: number | null }>({
    count,
    until: null,
  });
  if (count !== null && count !== known.count) {
    setKnown({ count, until: known.count === null ? null : clock.now() + BELL_PULSE_MS });
  }
  return useCountdown(known.until) > 0;
}
