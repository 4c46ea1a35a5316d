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
  return { serverNow, doubtMs: 0, reading };
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
  return {
    serverNow: clock.serverNow + passed + doubt,
    doubtMs: clock.doubtMs + doubt,
    reading,
  };
}
