import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import type { Engine } from './driver';
import { type Journey, NotHere } from './journeys';
import { startPortal } from './portal';
import { EXPECTED, type Failure, type Tally } from './results';
import { Tab } from './tab';

/** Makes every journey in an engine, each in a browser that knows nothing of the others. */
export async function runJourneys(
  engine: Engine,
  journeys: readonly Journey[],
  { pictures, say }: { readonly pictures: string; readonly say: (text: string) => void },
): Promise<Tally> {
  const portal = await startPortal();
  const failures: Failure[] = [];
  mkdirSync(pictures, { recursive: true });
  try {
    for (const { name, run } of journeys) {
      portal.clock.ahead = 0;
      portal.sandbox.faults.clear();
      portal.sandbox.useScenario('signedOut');
      const tab = new Tab(await engine.visit());
      let problem = '';
      try {
        await run({
          ...portal,
          tab,
          open(path: string, scenario: ScenarioName = 'signedIn') {
            portal.sandbox.useScenario(scenario);
            return tab.goto(portal.url + path);
          },
          moveClock(ms) {
            portal.clock.ahead += ms;
          },
        });
        const said = [...engine.complaints(), ...portal.breaches()];
        problem = said.filter((line) => !EXPECTED.test(line)).join('\n');
      } catch (error) {
        engine.complaints();
        problem = error instanceof Error ? error.message : String(error);
        if (error instanceof NotHere) problem = `not here: ${problem}`;
        const file = join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`);
        writeFileSync(file, await tab.driver.screenshot().catch(() => new Uint8Array()));
      }
      if (problem !== '') failures.push({ name, problem });
      say(problem === '' ? `✓ ${name}` : `✗ ${name}: ${problem}`);
      for (const other of await tab.driver.tabs().catch(() => []))
        await other.close().catch(() => {});
    }
  } finally {
    await portal.close();
  }
  return { tried: journeys.length, failures };
}
