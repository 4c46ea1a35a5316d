/** What is read of a report of Stryker's. */
export interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Both from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Why a change may go unnoticed, by the file and the change. */
type Explanations = Readonly<Record<string, string>>;

const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';
const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

function textBetween(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

/** The survivors that nobody has explained, and the explanations that nothing needs any more. */
export function survivorsOf({ files }: Report, explained: Explanations) {
  const alive = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.filter(isAlive).map(({ location, replacement = '' }) => ({
      line: location.start.line,
      key: `${path}: \`${short(textBetween(source, location))}\` → \`${short(replacement)}\``,
    })),
  );
  const keys = new Set(alive.map(({ key }) => key));
  return {
    open: alive.filter(({ key }) => explained[key] === undefined),
    idle: Object.keys(explained).filter(
      (key) => files[key.split(': ')[0] ?? ''] !== undefined && !keys.has(key),
    ),
  };
}
