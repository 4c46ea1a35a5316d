import type { Browser } from 'playwright';
import type { Journey } from './journeys';
import { ALLOWED, type Held, MEASURES, measure } from './measure';
import { countIn } from './page-counters';

/** The memory of a page before and after all rounds, or why it is unknown. */
export interface JourneyResult {
  readonly name: string;
  readonly before: Held;
  readonly after: Held;
}

/** Rounds that may leave something behind, once: what is loaded late, and what is kept for next time. */
const WARM_UP = 6;

/** Runs something over and over in a page of its own. */
export async function runJourney(
  browser: Browser,
  url: string,
  journey: Journey,
  rounds: number,
): Promise<JourneyResult> {
  // What moves can be taken away while it does: as most people have it.
  const context = await browser.newContext({ reducedMotion: 'no-preference', locale: 'en-GB' });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await countIn(page);
    await page.goto(url + journey.at);
    await journey.prepare?.(page);
    await journey.ready(page).waitFor();
    const cdp = await context.newCDPSession(page);
    const repeat = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        await journey.round(page);
        await journey.ready(page).waitFor();
      }
    };
    await repeat(WARM_UP);
    const before = await measure(page, cdp);
    await repeat(rounds);
    return { name: journey.name, before, after: await measure(page, cdp) };
  } finally {
    await context.close();
  }
}

/** What has grown by more than it may, in words. */
export function growthOf({ before, after }: JourneyResult): readonly string[] {
  return MEASURES.filter((name) => after[name] - before[name] > ALLOWED[name]).map(
    (name) => `${name} ${before[name]} → ${after[name]}`,
  );
}

/** All results as a table: where something has changed, before and after. */
export function reportTable(results: readonly JourneyResult[]): string {
  const rows = results.map(({ name, before, after }) => [
    name,
    ...MEASURES.map((one) =>
      before[one] === after[one] ? String(after[one]) : `${before[one]} → ${after[one]}`,
    ),
  ]);
  const all = [['', ...MEASURES], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
