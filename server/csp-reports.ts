import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../src/domain/time/clock';
import { systemClock } from '../src/platform/clock';
import { type ServerEnv, sentence } from './http';

const REPORT_LIMIT_BYTES = 65_536;
const WINDOW_MS = 60_000;
/** Requests read in a minute, and different violations logged in a minute. */
const READ_MAX = 120;
const TOLD_MAX = 20;

/** What browsers send reports as. A form of another site can send none of these. */
const REPORT_TYPES = /^application\/(?:reports\+json|csp-report|json)\s*(?:;|$)/i;

/** What a browser says about one thing that the policy kept from happening. */
export interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  /** How many others were left out since the last one: the same again, or too many in a minute. */
  readonly leftOut: number;
}

/** A body that is not read must not keep the connection. */
const END = { Connection: 'close' };

type Report = Omit<CspViolation, 'leftOut'>;

/**
 * Control characters would let a report draw on the terminal, and the query of an address may hold
 * the token of a link (contract §4.1).
 */
function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[?#].*$/s, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200);
}

function reportOf(report: unknown): Report | null {
  if (typeof report !== 'object' || report === null || !('body' in report)) return null;
  const { body } = report;
  if (typeof body !== 'object' || body === null) return null;
  const fields = new Map<string, unknown>(Object.entries(body));
  return {
    directive: plain(fields.get('effectiveDirective')),
    blocked: plain(fields.get('blockedURL')),
    page: plain(fields.get('documentURL')),
  };
}

/** Anybody may send reports, without a session: a minute of them costs a terminal twenty lines. */
function createFloodgate(clock: Pick<Clock, 'monotonic'>) {
  let start = Number.NEGATIVE_INFINITY;
  let read = 0;
  let leftOut = 0;
  const told = new Set<string>();
  return {
    /** Whether another request is read. */
    opens(): boolean {
      if (clock.monotonic() - start >= WINDOW_MS) {
        start = clock.monotonic();
        read = 0;
        told.clear();
      }
      read += 1;
      return read <= READ_MAX;
    },
    /** The violation to tell of, or null. */
    pass(report: Report): CspViolation | null {
      const key = JSON.stringify(report);
      if (told.has(key) || told.size >= TOLD_MAX) {
        leftOut += 1;
        return null;
      }
      told.add(key);
      const violation = { ...report, leftOut };
      leftOut = 0;
      return violation;
    },
  };
}

/**
 * Takes the reports that the policy's `report-to` asks browsers for. Chromium sends them over https
 * only, and some time later: a test listens to `securitypolicyviolation` in the page instead.
 */
export function createCspReports(
  onViolation: (violation: CspViolation) => void,
  clock: Pick<Clock, 'monotonic'> = systemClock,
): Hono<ServerEnv> {
  const reports = new Hono<ServerEnv>();
  const gate = createFloodgate(clock);
  const seconds = String(WINDOW_MS / 1000);
  reports.post(
    '/',
    async (c, next) => {
      if (!gate.opens()) {
        return sentence(c, 'There are too many reports.', 429, { ...END, 'Retry-After': seconds });
      }
      const isReport = REPORT_TYPES.test(c.req.header('content-type') ?? '');
      return isReport ? next() : sentence(c, 'This is not a report.', 415, END);
    },
    bodyLimit({
      maxSize: REPORT_LIMIT_BYTES,
      onError: (c) => sentence(c, 'This report is too long.', 413, END),
    }),
    async (c) => {
      try {
        const parsed: unknown = await c.req.json();
        for (const entry of Array.isArray(parsed) ? parsed : [parsed]) {
          const report = reportOf(entry);
          const violation = report && gate.pass(report);
          if (violation) onViolation(violation);
        }
        return c.body(null, 204);
      } catch {
        return sentence(c, 'This is not a report.', 400);
      }
    },
  );
  reports.all('/', (c) => sentence(c, 'Only POST is allowed here.', 405, { Allow: 'POST' }));
  return reports;
}
