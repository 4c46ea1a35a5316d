/** One look at both clocks of the device, at the same moment. */
export interface ClockReading {
  /** The wall clock, milliseconds since 1970. It can be set. */
  readonly wall: number;
  /** A monotonic clock, in milliseconds. Some devices stop it in sleep. */
  readonly mono: number;
}

/** What is known of the server's clock. */
export interface ServerClock {
  /** The server's time at the last look, milliseconds since 1970; rather too late than too early. */
  readonly serverNow: number;
  /** The uncertainty, in milliseconds: the device slept, or its clock was set forward. */
  readonly doubtMs: number;
  /** How far the wall clock has drifted ahead in small steps, in milliseconds. */
  readonly driftMs: number;
  /** The last look. */
  readonly reading: ClockReading;
}

/**
 * How far the two clocks of a device may differ between two looks before something has happened to
 * one of them, in milliseconds.
 */
export const CLOCK_TOLERANCE_MS = 500;

/** The server's clock from the time in an answer, and a reading of our clocks. */
export function toldBy(serverNow: number, reading: ClockReading): ServerClock {
  return { serverNow, doubtMs: 0, driftMs: 0, reading };
}

/**
 * The server's clock at a later reading. The monotonic clock counts. When the wall clock has run
 * further, the device may have slept while the monotonic clock stood still, or the wall clock was
 * set. The two cannot be told apart here, so the later time is taken and stays uncertain until the
 * server confirms it. A wall clock that was set back changes nothing.
 */
export function lookAgain(clock: ServerClock, reading: ClockReading): ServerClock {
  const passed = reading.mono - clock.reading.mono;
  // A look that was overtaken by a later one, or is no number, says nothing new.
  if (!(passed >= 0)) return clock;
  const lead = reading.wall - clock.reading.wall - passed;
  const doubt = lead > CLOCK_TOLERANCE_MS ? lead : 0;
  // Small leads add up, and shrink again when the wall clock falls back a little. Time never goes
  // back.
  const isSmall = Math.abs(lead) <= CLOCK_TOLERANCE_MS;
  const drift = isSmall ? Math.max(0, clock.driftMs + Math.max(lead, -passed)) : clock.driftMs;
  return {
    serverNow: clock.serverNow + passed + doubt + drift - clock.driftMs,
    doubtMs: clock.doubtMs + doubt,
    driftMs: drift,
    reading,
  };
}
