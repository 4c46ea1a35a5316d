/** The device's two clocks, read at the same moment. */
export interface ClockReading {
  /** Wall clock, in milliseconds since 1970. It can be set. */
  readonly wall: number;
  /** Monotonic clock, in milliseconds. Some devices stop it during sleep. */
  readonly mono: number;
}

/** Estimate of the server's clock. */
export interface ServerClock {
  /**
   * The server's time at the last reading, in milliseconds since 1970; never estimated too early.
   */
  readonly serverNow: number;
  /** The uncertainty, in milliseconds: the device slept, or its clock was set forward. */
  readonly doubtMs: number;
  /** How far the wall clock has drifted ahead in small steps, in milliseconds. */
  readonly driftMs: number;
  /** The last reading. */
  readonly reading: ClockReading;
}

/**
 * How far the two clocks may diverge between two readings before one of them counts as set or
 * stopped, in milliseconds.
 */
export const CLOCK_TOLERANCE_MS = 500;

/** The server's clock from the time in a response and a reading of the device's clocks. */
export function toldBy(serverNow: number, reading: ClockReading): ServerClock {
  return { serverNow, doubtMs: 0, driftMs: 0, reading };
}

/**
 * The server's clock at a later reading. The monotonic clock counts. If the wall clock advanced
 * further, either the device slept while the monotonic clock stood still, or the wall clock was
 * set. These cannot be told apart here, so the later time is used and stays uncertain until the
 * server confirms it. A wall clock that was set back changes nothing.
 */
export function lookAgain(clock: ServerClock, reading: ClockReading): ServerClock {
  const passed = reading.mono - clock.reading.mono;
  // An overtaken or invalid reading is ignored.
  if (!(passed >= 0)) return clock;
  const lead = reading.wall - clock.reading.wall - passed;
  const doubt = lead > CLOCK_TOLERANCE_MS ? lead : 0;
  // Small leads add up, and shrink again when the wall clock falls back a little. The estimate
  // never goes back.
  const isSmall = Math.abs(lead) <= CLOCK_TOLERANCE_MS;
  const drift = isSmall ? Math.max(0, clock.driftMs + Math.max(lead, -passed)) : clock.driftMs;
  return {
    serverNow: clock.serverNow + passed + doubt + drift - clock.driftMs,
    doubtMs: clock.doubtMs + doubt,
    driftMs: drift,
    reading,
  };
}
