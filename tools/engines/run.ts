/**
 * `npm run engines`: every story of the workbench and the journeys of the portal in Chromium,
 * Firefox and WebKit. `--help` lists the options.
 */
import { join } from 'node:path';
import { main, projectRoot, run, SetupError } from '../scripts/project.mjs';
import { listStories, matches } from '../visual/stories';
import { JOURNEYS } from './journeys';
import { HELP, parseOptions } from './options';
import { launch } from './programs';
import { type EngineResult, readResults, type Tally, writeResults } from './results';
import { runStories } from './stories';
import { runJourneys } from './travel';

const say = (text: string) => console.log(text);

const NOTHING: Tally = { tried: 0, failures: [] };

function build(): void {
  for (const script of ['build', 'build:portal', 'build-storybook']) {
    say(`npm run ${script} …`);
    if (!run('npm', ['run', '-s', script], { stdio: 'ignore' })) {
      throw new SetupError(`npm run ${script} failed.`);
    }
  }
}

await main(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  if (options.build) build();
  const workbench = join(projectRoot, 'storybook-static');
  const stories = options.stories ? await listStories(workbench, options.only, true) : [];
  const isWanted = (name: string) =>
    options.only.length === 0 || options.only.some((wanted) => matches(wanted, [name]));
  const journeys = options.journeys ? JOURNEYS.filter(({ name }) => isWanted(name)) : [];
  let results = readResults();
  for (const name of options.engines) {
    // A tab in the background draws nothing, so that each has a browser of its own.
    const browsers = [await launch(name), ...(stories.length > 1 ? [await launch(name)] : [])];
    const [engine] = browsers;
    if (!engine) continue;
    try {
      const made =
        journeys.length === 0
          ? NOTHING
          : await runJourneys(engine, journeys, {
              pictures: join(projectRoot, '.cache', 'engines', name),
              say,
            });
      const played =
        stories.length === 0 ? NOTHING : await runStories(browsers, workbench, stories, say);
      const result: EngineResult = {
        version: engine.version,
        on: new Date().toISOString().slice(0, 10),
        stories: played,
        journeys: made,
      };
      for (const [what, { tried, failures }] of [
        ['stories', played],
        ['journeys', made],
      ] as const) {
        say(`${name} ${engine.version}: ${tried - failures.length} of ${tried} ${what}`);
      }
      const failed = [...made.failures, ...played.failures];
      const kept = results[name];
      const known = new Set(
        [...(kept?.stories.failures ?? []), ...(kept?.journeys.failures ?? [])].map(
          (failure) => failure.name,
        ),
      );
      if (options.write) {
        results = { ...results, [name]: result };
        writeResults(results);
      } else if (failed.some((failure) => !known.has(failure.name))) {
        process.exitCode = 1;
      }
    } finally {
      for (const browser of browsers) await browser.close();
    }
  }
});
