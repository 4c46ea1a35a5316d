/** What came of the mutants of one file. */
export interface FileResult {
  readonly path: string;
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

/** The page that the command writes. */
export function reportOf(results: readonly FileResult[], explained: Explanations): string {
  const rows = results.map(({ path, tried, survivors }) => {
    const open = survivors.filter(({ what }) => explained[keyOf(path, what)] === undefined);
    const killed = tried - survivors.length;
    return `| \`${path}\` | ${tried} | ${killed} | ${survivors.length - open.length} | ${open.length} | ${percent(tried - open.length, tried)} |`;
  });
  const lists = results
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ path, survivors }) => {
      const lines = survivors.map(({ line, what }) => {
        const why = explained[keyOf(path, what)];
        return `- line ${line}: ${what}${why === undefined ? '' : `. ${why}`}`;
      });
      return `### ${path}\n\n${lines.join('\n')}`;
    });
  return `# Mutation testing

\`npm run mutation\` changes one thing at a time in the sources that need no browser, and runs the tests that import them: a change that no test notices survives. It writes this page. \`-- src/domain/roles\` tries the files under a path, and leaves the figures of the others as they are; a survivor that may live is explained in \`tools/mutation/explained.json\`.

| file | mutants | noticed | explained | open | noticed or explained |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Survivors

${lists.length === 0 ? 'None.' : lists.join('\n\n')}
`;
}
