import { expect, it, vi } from 'vitest';
import { subscribeToTicks } from '../../src/hooks/timing/ticks';
import { createMemoryPlatform } from '../../src/platform/memory-platform';

it('wakes up again and again, and at once when the page is seen again', () => {
  const { clock, visibility } = createMemoryPlatform();
  const onTick = vi.fn();
  const stop = subscribeToTicks({ clock, visibility }, () => 1_000, onTick);
  clock.advance(3_000);
  expect(onTick).toHaveBeenCalledTimes(3);
  clock.advance(500);
  visibility.play('hidden');
  visibility.play('cached');
  expect(onTick).toHaveBeenCalledTimes(3);
  visibility.play('visible');
  expect(onTick).toHaveBeenCalledTimes(4);
  // The delay restarts, and there is only one.
  expect(clock.pending).toBe(1);
  clock.advance(999);
  expect(onTick).toHaveBeenCalledTimes(4);
  stop();
  visibility.play('visible');
  clock.advance(5_000);
  expect(onTick).toHaveBeenCalledTimes(4);
  expect(clock.pending).toBe(0);
});
