/** What a caller did wrong, in words for them. */
export class WrongCall extends Error {}

/** A tool that a program can call. All its arguments are texts. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Name of each argument, and what it is for. */
  readonly takes: Readonly<Record<string, string>>;
  /** The arguments that have to be given. */
  readonly needs?: readonly string[];
  /** @throws WrongCall when there is no such thing */
  run(args: Readonly<Record<string, string>>): string;
}

/** The longest argument, in characters: a name, or a few words to look for. */
const LONGEST = 200;
const SHOWN = 40;

/** The arguments of a tool as JSON Schema. */
export function schemaOf({ takes, needs = [] }: Tool) {
  const properties = Object.fromEntries(
    Object.entries(takes).map(([name, description]) => [
      name,
      { type: 'string' as const, description, maxLength: LONGEST },
    ]),
  );
  return { type: 'object' as const, properties, required: [...needs], additionalProperties: false };
}

/**
 * The arguments of a call, checked.
 * @throws WrongCall for one that is missing, unknown, no text or too long
 */
export function argumentsOf(
  { name, takes, needs = [] }: Tool,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> {
  const known = Object.keys(takes);
  const list = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes nothing.';
  const args: Record<string, string> = {};
  for (const [key, value] of Object.entries(given)) {
    if (!known.includes(key)) {
      throw new WrongCall(`${name} takes no "${key.slice(0, SHOWN)}". ${list}`);
    }
    if (typeof value !== 'string') throw new WrongCall(`${key} has to be a text.`);
    if (value.length > LONGEST) {
      throw new WrongCall(`${key} has ${value.length} characters; at most ${LONGEST} are read.`);
    }
    args[key] = value.trim();
  }
  for (const key of needs) if (!args[key]) throw new WrongCall(`${name} needs ${key}. ${list}`);
  return args;
}

const flat = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Names that match the request partly, closest first. */
function alike(asked: string, names: readonly string[]): readonly string[] {
  const wanted = flat(asked);
  const shared = (name: string) => {
    const other = flat(name);
    if (wanted.length > 2 && (other.includes(wanted) || wanted.includes(other))) return 100;
    let count = 0;
    while (count < other.length && other[count] === wanted[count]) count += 1;
    return count;
  };
  return names
    .map((name) => ({ name, rank: shared(name) }))
    .filter(({ rank }) => rank > 2)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 5)
    .map(({ name }) => name);
}

/** That there is nothing of a name, and what there is that is like it. */
export function unknown(
  kind: string,
  asked: string,
  names: readonly string[],
  where: string,
): WrongCall {
  const others = alike(asked, names);
  const hint = others.length > 0 ? ` Did you mean ${others.join(', ')}?` : '';
  return new WrongCall(`There is no ${kind} "${asked.slice(0, SHOWN)}".${hint} ${where}`);
}
