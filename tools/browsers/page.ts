import { ENGINES, type EngineName } from '../engines/driver';
import { readResults, type Tally } from '../engines/results';
import { BROWSER_FEATURES, type BrowserFeature } from './features';
import { featureOf } from './scan';

/** The page with what browsers have to have. */
export const BROWSERS_PAGE = 'docs/browsers.md';

const BROWSERS = [
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['safari_ios', 'Safari on iOS'],
] as const;

type Browser = (typeof BROWSERS)[number][0];

function sinceOf({ id, since }: BrowserFeature, browser: Browser): string | undefined {
  const feature = featureOf(id);
  if (!feature) throw new Error(`web-features knows no feature ${id}.`);
  return since?.[browser] ?? feature.status.support[browser];
}

/** The lowest version of a browser that has all that nothing works without. */
export function lowestOf(browser: Browser): string {
  const versions = BROWSER_FEATURES.filter(({ fallback }) => fallback === undefined).map(
    (feature) => Number(sinceOf(feature, browser) ?? Number.NaN),
  );
  return String(Math.max(...versions));
}

function row(feature: BrowserFeature, rest: readonly string[]): string {
  const name = featureOf(feature.id)?.name ?? '';
  const since = BROWSERS.map(([browser]) => sinceOf(feature, browser) ?? '–');
  return `| ${[name.replace(/^[:\w-]+(\(\))?$/, '`$&`'), feature.use, ...since, ...rest].join(' | ')} |`;
}

function table(features: readonly BrowserFeature[], extra: readonly string[]): string {
  const head = ['feature', 'what for', ...BROWSERS.map(([, name]) => name), ...extra];
  const rows = features.map((feature) =>
    row(feature, extra.length > 0 ? [feature.fallback ?? '', proofText(feature)] : []),
  );
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n');
}

const proofText = ({ proof }: BrowserFeature) =>
  proof ? `\`${proof}\`` : 'left out by the browser';

const ENGINE_NAMES: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
};

const passedOf = ({ tried, failures }: Tally) => `${tried - failures.length} of ${tried}`;

/** The last whole run of each engine, and what each of them does not do. */
function runs(): string {
  const results = readResults();
  const ran = ENGINES.flatMap((name) => {
    const result = results[name];
    return result ? [{ name: ENGINE_NAMES[name], ...result }] : [];
  });
  if (ran.length === 0) return 'No whole run is kept yet.';
  const rows = ran.map(
    ({ name, version, on, stories, journeys }) =>
      `| ${name} ${version} | ${passedOf(stories)} | ${passedOf(journeys)} | ${on} |`,
  );
  const differences = ran.flatMap(({ name, stories, journeys }) =>
    [...journeys.failures, ...stories.failures].map(
      (failure) =>
        `| ${name} | ${failure.name} | ${failure.problem.split('\n')[0]?.replaceAll('|', '\\|')} |`,
    ),
  );
  return [
    '| engine | stories | journeys | run on |',
    '|---|---|---|---|',
    ...rows,
    ...(differences.length === 0
      ? []
      : [
          '',
          'What is different:',
          '',
          '| engine | where | what |',
          '|---|---|---|',
          ...differences,
        ]),
  ].join('\n');
}

/** The page as Markdown. */
export function browsersPage(): string {
  const needed = BROWSER_FEATURES.filter(({ fallback }) => fallback === undefined);
  const better = BROWSER_FEATURES.filter(({ fallback }) => fallback !== undefined);
  const lowest = BROWSERS.map(([browser, name]) => `${name} ${lowestOf(browser)}`);
  return `# Browsers

**${lowest.join(' · ')}** and later have all that nothing works without. What we ship is ES2022, as modules, with nothing to fill in what is missing; an older browser gets no page that half works by design.

Where this comes from: \`tests/docs/browsers.test.ts\` looks through our code, and \`tests/package/package.test.ts\` through the built files, for every feature of the web that is younger than autumn 2021. Each has a line below, and each line is of something that is used. The versions are those of [web-features](https://github.com/web-platform-dx/web-features), the data behind Baseline; a build writes them here.

What react-aria and the other packages that we use need is theirs to say; react-aria supports the last two versions of each browser.

## What was run

\`npm run engines\` opens every story of the workbench (its play function, axe, the console, no sideways scroll at 375 px) and makes the journeys of the portal over real HTTP, in each of three engines; \`--write\` keeps what it found for this table. Everything else is tested in Chromium. WebKitGTK is near Safari, not Safari; it has no passkeys.

${runs()}

## What nothing works without

${table(needed, [])}

## What is better with it

${table(better, ['without it', 'shown by'])}
`;
}
