import { expect, it } from 'vitest';
import { lookAgain, toldBy } from '../../src/domain/impersonation/server-clock';

const NOW = Date.UTC(2026, 2, 2, 9);
/** What our two clocks have moved by, look after look, and how far the server's is then. */
function clockAfter(...looks: readonly { wall: number; mono: number }[]) {
  let clock = toldBy(NOW, { wall: 0, mono: 0 });
  for (const { wall, mono } of looks) {
    const { reading } = clock;
    clock = lookAgain(clock, { wall: reading.wall + wall, mono: reading.mono + mono });
  }
  return { passed: clock.serverNow - NOW, doubt: clock.doubtMs };
}

it('half a second between our clocks is noise, and more is doubt', () => {
  expect(clockAfter({ wall: 1_500, mono: 1_000 })).toEqual({ passed: 1_500, doubt: 0 });
  expect(clockAfter({ wall: 1_501, mono: 1_000 })).toEqual({ passed: 1_501, doubt: 501 });
});

it('a clock that runs a little behind takes nothing back', () => {
  expect(clockAfter({ wall: 999, mono: 1_000 })).toEqual({ passed: 1_000, doubt: 0 });
});

it('what a clock was ahead by counts once', () => {
  const ahead = { wall: 1_400, mono: 1_000 };
  const even = { wall: 1_000, mono: 1_000 };
  expect(clockAfter(ahead, even, even)).toEqual({ passed: 3_400, doubt: 0 });
});
