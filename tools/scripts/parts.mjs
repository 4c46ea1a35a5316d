// @ts-check
/** The parts of the tests: which run every time, and what each of them depends on. */

/** Folders of `tests/` about the tools of the workshop, its pages and its reports. */
export const WORKSHOP = ['bench', 'conformance', 'docs', 'report', 'tools', 'visual', 'workbench'];

/** What every part stands on; a change of it runs everything. */
export const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tools\/scripts\/.*)$/;

/**
 * `daily` is in `npm test`; the others are in `npm run test:all`, and in `npm test -- --changed` where
 * the change concerns them. `byImport` narrows a change to the tests that import it, unless it is what
 * all of them share: that pattern.
 *
 * @typedef {{ daily?: true, concerns: RegExp, byImport?: RegExp }} Part
 * @type {Record<string, Part>}
 */
export const PARTS = {
  unit: { daily: true, concerns: /./ },
  browser: {
    daily: true,
    concerns: /^(src|tests|tools)\//,
    byImport: /^tests\/[a-z]+\/support\//,
  },
  stories: {
    daily: true,
    concerns: /^(src|stories|tests|tools|server|\.storybook|public)\//,
    byImport: /^(\.storybook|public|stories\/support)\//,
  },
  package: {
    daily: true,
    concerns:
      /^(src|tests\/package|server|tools\/(build|source)|examples\/vite-react-19-hooks)\/|^(tsup\.config\.ts|README\.md|llms\.txt)$/,
  },
  e2e: {
    daily: true,
    concerns: /^(src|e2e|server|public)\/|^(index\.html|vite\.config\.ts|playwright\.config\.ts)$/,
  },
  // The tools, by their own tests.
  workshop: {
    concerns: new RegExp(
      `^(tools|docs|server|stories|\\.storybook|\\.github|api|tests/(${WORKSHOP.join('|')}))/|^[^/]+\\.(md|txt|html)$|^src/[^/]+/index\\.ts$`,
    ),
  },
  // What a bundler keeps of what is imported.
  bundles: { concerns: /^(src|tools\/build|tests\/bundles)\// },
  // The portal on the sandbox, page by page, and the Brand studio.
  pages: {
    concerns: /^(src|stories|\.storybook|public)\//,
    byImport: /^(\.storybook|public|stories\/support)\//,
  },
  // What others make of us, in a browser: the code on the pages, and pages with a reset of their own.
  embedded: {
    concerns: /^(src\/(components\/ui|theme)|stories\/ui|docs|tests\/(docs|hosts))\/|^README\.md$/,
  },
  // Pages of hosts with CSS of their own.
  hosts: {
    concerns:
      /^(src\/(components\/ui|theme|embed|testing)|docs|tests\/(dom|hosts|testing)|tools\/(build|visual))\//,
  },
  // All projects under examples/, all bundlers, React 18.
  examples: {
    concerns: /^(examples|tests\/(examples|package))\/|^tsup\.config\.ts$|^src\/[^/]+\/index\.ts$/,
  },
  // Long walks and journeys over HTTP.
  walks: { concerns: /^(src|e2e|server|public)\// },
};

/**
 * Those that match, in order.
 *
 * @param {(part: Part) => unknown} matches
 */
const partsWhere = (matches) =>
  Object.entries(PARTS).flatMap(([name, part]) => (matches(part) ? name : []));

export const DAILY = partsWhere(({ daily }) => daily);

/**
 * The parts that a change of these files concerns, in order.
 *
 * @param {readonly string[]} files
 */
export function partsConcerned(files) {
  const all = files.some((file) => EVERYTHING.test(file));
  return partsWhere(({ concerns }) => files.some((file) => all || concerns.test(file)));
}

/**
 * Arguments for a part's runner; empty to run all of it.
 *
 * @param {string} part
 * @param {readonly string[]} files
 * @param {string} base
 */
export function narrowing(part, files, base) {
  const byImport = PARTS[part]?.byImport;
  if (!byImport || files.some((file) => EVERYTHING.test(file) || byImport.test(file))) return [];
  return [`--changed=${base}`, '--passWithNoTests'];
}
