import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ServerEnv, sentence } from './http';

const REPORT_LIMIT_BYTES = 65_536;

/** What a browser says about one thing that the policy kept from happening. */
export interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

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

function violationOf(report: unknown): CspViolation | null {
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

/**
 * Takes the reports that the policy's `report-to` asks browsers for. Chromium sends them over https
 * only, and some time later: a test listens to `securitypolicyviolation` in the page instead.
 */
export function createCspReports(onViolation: (violation: CspViolation) => void): Hono<ServerEnv> {
  const reports = new Hono<ServerEnv>();
  const refuse = (status: number) => sentence('This is not a report.', status);
  reports.post(
    '/',
    bodyLimit({ maxSize: REPORT_LIMIT_BYTES, onError: () => refuse(413) }),
    async (c) => {
      try {
        const parsed: unknown = await c.req.json();
        for (const report of Array.isArray(parsed) ? parsed : [parsed]) {
          const violation = violationOf(report);
          if (violation) onViolation(violation);
        }
        return c.body(null, 204);
      } catch {
        return refuse(400);
      }
    },
  );
  reports.all('/', () => sentence('Only POST is allowed here.', 405, { Allow: 'POST' }));
  return reports;
}
