import type { Platform } from '../../platform/platform';

/**
 * Ticks repeatedly. Each delay is computed from the clock, so that late wake-ups never add up; a
 * tab that becomes visible ticks immediately. Returns the function that ends it.
 * @param nextIn Milliseconds from now to the next wake-up, or null when there is nothing to wait
 * for.
 */
export function subscribeToTicks(
  { clock, visibility }: Pick<Platform, 'clock' | 'visibility'>,
  nextIn: (now: number) => number | null,
  onTick: () => void,
): () => void {
  let cancel = () => {};
  const schedule = () => {
    cancel();
    const wait = nextIn(clock.now());
    if (wait === null) return;
    const handle = clock.setTimeout(() => {
      schedule();
      onTick();
    }, wait);
    cancel = () => clock.clearTimeout(handle);
  };
  const stopVisibility = visibility.subscribe((event) => {
    if (event === 'hidden' || event === 'cached') return;
    schedule();
    onTick();
  });
  schedule();
  return () => {
    cancel();
    stopVisibility();
  };
}
