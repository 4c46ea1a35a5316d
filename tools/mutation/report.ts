/** Models run many histories; a mutant is found by far fewer. */
export const MODEL_RUNS = 600;

/** What came of the mutants of one file. */
export interface FileResult {
  readonly path: string;
  /** Of the text that was tried: another text needs another trial. */
  readonly hash: string;
  readonly tried: number;
  /** Those that no test notices. */
  readonly survivors: readonly { readonly line: number; readonly what: string }[];
}

/** Why a survivor may live, by its file and what it changes. */
export type Explanations = Readonly<Record<string, string>>;

/** How a survivor is named in the explanations. */
export function keyOf(path: string, what: string): string {
  return `${path}: ${what}`;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A row of the table, for a file or for all of them. */
function rowOf(name: string, results: readonly FileResult[], explained: Explanations): string {
  const tried = sum(results.map((one) => one.tried));
  const survivors = sum(results.map((one) => one.survivors.length));
  const open = sum(
    results.map(({ path, survivors }) => {
      return survivors.filter(({ what }) => explained[keyOf(path, what)] === undefined).length;
    }),
  );
  const cells = [tried, tried - survivors, percent(tried - survivors, tried)];
  return `| ${[name, ...cells, survivors - open, open, percent(tried - open, tried)].join(' | ')} |`;
}

/** Files that need a trial: those that have had none, and those that have changed since. */
export interface Due {
  readonly untried: readonly string[];
  readonly changed: readonly string[];
}

/** A sentence about files; empty without files. */
function sentence(words: string, paths: readonly string[]): string {
  const names = paths.map((path) => `\`${path}\``).join(', ');
  return paths.length === 0 ? '' : `\n${words}: ${names}.\n`;
}

/** The folder right below `src`, such as `domain`. */
const floorOf = ({ path }: FileResult) => path.split('/').slice(0, 2).join('/');

/** The page that the command writes. */
export function reportOf(
  results: readonly FileResult[],
  explained: Explanations,
  { untried, changed }: Due,
): string {
  const withMutants = results.filter(({ tried }) => tried > 0);
  const rows = withMutants.map((one) => rowOf(`\`${one.path}\``, [one], explained));
  const lists = withMutants
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ path, survivors }) => {
      const lines = survivors.map(({ line, what }) => {
        const why = explained[keyOf(path, what)];
        return `- line ${line}: ${what}${why === undefined ? '' : `. ${why}`}`;
      });
      return `### ${path}\n\n${lines.join('\n')}`;
    });
  const due =
    sentence('Not tried yet', untried) + sentence('Changed since they were tried', changed);
  const floors = [...new Set(withMutants.map(floorOf))].map((floor) => {
    return rowOf(
      `\`${floor}\``,
      withMutants.filter((one) => floorOf(one) === floor),
      explained,
    );
  });
  return `# Mutation testing

\`npm run mutation\` changes one thing at a time in the sources that need no browser (\`domain\`, \`api\` and \`hooks\`, but for the hooks of React), and runs the tests that pass the changed function: a change that no test notices survives. It writes this page. \`-- src/domain/roles\` tries the files under a path and leaves the figures of the others as they are, \`-- --survivors\` tries again what survived and is not explained. A survivor that may live is explained in \`tools/mutation/explained.json\`. \`-- --quick\` leaves out the slow tests and those of other floors: some of what it lists as a survivor is noticed by them. A change that gives the same JavaScript, or none, is not counted; one that never ends or eats all memory is noticed. Models run ${MODEL_RUNS} histories here, and tests in a browser none.
${due}
| file | mutants | noticed | | explained | open | noticed or explained |
| --- | --- | --- | --- | --- | --- | --- |
${[rowOf('all', withMutants, explained), ...floors, ...rows].join('\n')}

## Survivors

${lists.length === 0 ? 'None.' : lists.join('\n\n')}
`;
}
