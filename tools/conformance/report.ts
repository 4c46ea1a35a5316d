import type { EndpointName } from '../../src/api/calls/all-calls';
import { citationOf } from '../docs/citations';
import { findSection, type Section } from '../docs/sections';
import type { Problem } from './rules';

/** Something that is not as the contract says, or (`advice`) could be better and breaks nothing. */
export interface Finding extends Problem {
  readonly level: 'wrong' | 'advice';
  /** The section with the rule, such as `contract §2`. */
  readonly basis: string;
  /** Where it is written, such as `docs/contract.md#45-messages-between-tabs`. */
  readonly link: string;
}

const SECURITY = 'SECURITY.md';

/** What a finding rests on. A number alone is one of the specification. */
export function sectionOf(basis: string): Section {
  if (basis === SECURITY)
    return {
      citation: basis,
      title: 'What your server has to do',
      link: `${SECURITY}#what-your-server-has-to-do`,
    };
  const citation = citationOf(basis);
  const section = citation && findSection(citation.page, citation.number);
  if (!section) throw new Error(`No page has the section "${basis}".`);
  return section;
}

/** One question to the server, and its result. */
export interface CheckResult {
  readonly endpoint: EndpointName;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly outcome: 'right' | 'wrong' | 'skipped';
  readonly findings: readonly Finding[];
  /** Why it was left out; '' otherwise. */
  readonly reason: string;
}

/** All of a run. */
export interface ConformanceReport {
  readonly baseUrl: string;
  /** Whether an account was given. */
  readonly hasAccount: boolean;
  readonly isSignedIn: boolean;
  readonly isWriting: boolean;
  readonly checks: readonly CheckResult[];
  readonly right: number;
  readonly wrong: number;
  readonly skipped: number;
  /** Number of wrong fields; advice is not counted. */
  readonly wrongFields: number;
}

/** Adds everything up. */
export function summarise(
  run: Pick<ConformanceReport, 'baseUrl' | 'hasAccount' | 'isSignedIn' | 'isWriting'>,
  checks: readonly CheckResult[],
): ConformanceReport {
  const count = (outcome: CheckResult['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const findings = checks.flatMap((check) => check.findings);
  return {
    ...run,
    checks,
    right: count('right'),
    wrong: count('wrong'),
    skipped: count('skipped'),
    wrongFields: findings.filter(({ level }) => level === 'wrong').length,
  };
}

const MARKS = { right: '✓', wrong: '✗', skipped: '–' } as const;

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(column === row.length - 1 ? 0 : (widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function findingLines(findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ path, expected, got, basis, level }) => [
    path || '(body)',
    expected,
    got,
    level === 'advice' ? `advice, ${basis}` : basis,
  ]);
  return table([['field', 'expected', 'got', 'says'], ...rows]).map((line) => `      ${line}`);
}

/** Where what the findings rest on can be read, each section once. */
function sourceLines(checks: readonly CheckResult[]): readonly string[] {
  const bases = new Set(checks.flatMap(({ findings }) => findings.map(({ basis }) => basis)));
  if (bases.size === 0) return [];
  const rows = [...bases].sort().map((basis) => {
    const { title, link } = sectionOf(basis);
    return [basis, title, link];
  });
  return ['', 'Where that is written:', ...table(rows).map((line) => `  ${line}`)];
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function whoAsked({ hasAccount, isSignedIn, isWriting }: ConformanceReport): string {
  if (isSignedIn) {
    return `signed in, ${isWriting ? 'with a role and a user of its own' : 'reads only (--write does more)'}`;
  }
  return hasAccount
    ? 'the account could not be signed in: what needs a session was not asked'
    : 'nobody signed in: what needs a session was not asked (give --email)';
}

/** The report as text for a terminal, grouped by endpoint. */
export function textReport(report: ConformanceReport): string {
  const lines = [`Conformance of ${report.baseUrl}`, whoAsked(report)];
  for (const [endpoint, checks] of grouped(report.checks)) {
    lines.push('', `${checks[0]?.method} ${checks[0]?.path}  (${endpoint})`);
    for (const check of checks) {
      const reason = check.reason ? `: ${check.reason}` : '';
      lines.push(
        `  ${MARKS[check.outcome]} ${check.title}${reason}`,
        ...findingLines(check.findings),
      );
    }
  }
  const { checks, right, wrong, skipped, wrongFields } = report;
  lines.push(
    ...sourceLines(checks),
    '',
    `${plural(checks.length, 'check', 'checks')}: ${right} right, ${wrong} wrong, ${skipped} left out. ` +
      (wrongFields === 0
        ? 'Nothing is wrong.'
        : `${plural(wrongFields, 'field is', 'fields are')} wrong.`),
  );
  return lines.join('\n');
}

function grouped(checks: readonly CheckResult[]): Map<EndpointName, CheckResult[]> {
  const groups = new Map<EndpointName, CheckResult[]>();
  for (const check of checks) {
    groups.set(check.endpoint, [...(groups.get(check.endpoint) ?? []), check]);
  }
  return groups;
}

/** Shorter ones would take ordinary words apart. */
const SECRET_MIN = 6;
const SEED = 12;

/** Hides a secret, and its beginning where a long value was cut. */
function hide(text: string, secret: string): string {
  const seed = secret.slice(0, SEED);
  let clean = '';
  let from = 0;
  for (let at = text.indexOf(seed); at !== -1; at = text.indexOf(seed, from)) {
    let end = at + seed.length;
    while (end - at < secret.length && text[end] === secret[end - at]) end += 1;
    clean += `${text.slice(from, at)}[hidden]`;
    from = end;
  }
  return clean + text.slice(from);
}

/** Takes everything secret out of a text, whatever put it there. */
export function createRedactor() {
  const secrets = new Set<string>();
  return {
    add(secret: string): void {
      if (secret.length >= SECRET_MIN) secrets.add(secret);
    },
    clean(text: string): string {
      let clean = text;
      for (const secret of secrets) clean = hide(clean, secret);
      return clean;
    },
  };
}

export type Redactor = ReturnType<typeof createRedactor>;
