/** One look at both clocks of the device, at the same moment. */
export interface ClockReading {
  /** The wall clock, milliseconds since 1970. Somebody may set it. */
  readonly wall: number;
  /** A clock that only runs forward, in milliseconds from anywhere. Some devices stop it in sleep. */
  readonly mono: number;
}

/** What is known of the server's clock. */
export interface ServerClock {
  /** The server's time at the last look, milliseconds since 1970; rather too late than too early. */
  readonly serverNow: number;
  /** How much of it is in doubt, in milliseconds: the device slept, or its clock was set forward. */
  readonly doubtMs: number;
  /** How much of it the wall clock has run ahead by little and little, in milliseconds. */
  readonly driftMs: number;
  /** The last look. */
  readonly reading: ClockReading;
}

/**
 * How far the two clocks of a device may differ between two looks before something has happened to
 * one of them, in milliseconds.
 */
export const CLOCK_TOLERANCE_MS = 500;

/** The server's clock as an answer told it, at a look at ours. */
export function toldBy(serverNow: number, reading: ClockReading): ServerClock {
  return { serverNow, doubtMs: 0, driftMs: 0, reading };
}

/**
 * The server's clock at a later look. The clock that nobody can set counts. When the wall clock has
 * run further, the device may have slept while the other one stood still, or somebody has set it;
 * from here the two look the same, so that the later time is taken and kept in doubt until the
 * server says. A wall clock that was set back changes nothing.
 */
export function lookAgain(clock: ServerClock, reading: ClockReading): ServerClock {
  const passed = reading.mono - clock.reading.mono;
  // A look that was overtaken by a later one, or is no number, says nothing new.
  if (!(passed >= 0)) return clock;
  const lead = reading.wall - clock.reading.wall - passed;
  const doubt = lead > CLOCK_TOLERANCE_MS ? lead : 0;
  // Short leads add up, and go again when the wall clock falls back by as little; time never does.
  const isSmall = Math.abs(lead) <= CLOCK_TOLERANCE_MS;
  const drift = isSmall ? Math.max(0, clock.driftMs + Math.max(lead, -passed)) : clock.driftMs;
  return {
    serverNow: clock.serverNow + passed + doubt + drift - clock.driftMs,
    doubtMs: clock.doubtMs + doubt,
    driftMs: drift,
    reading,
  };
}
