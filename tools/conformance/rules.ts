/** One field that is not as the contract says. */
export interface Problem {
  /** Its path in the answer, such as `data[0].email`; '' for the whole body. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

type Tell = (problem: Problem) => void;

/**
 * What a value has to be. The parameter is the type that the rule checks; it is never read.
 */
export interface Rule<T> {
  readonly check: (value: unknown, path: string, tell: Tell) => void;
  readonly type?: T;
}

const LONGEST_SHOWN = 60;
const KEYS_SHOWN = 6;

/** A value in words, short enough for a table. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    const cut = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
    return `the text ${JSON.stringify(cut)}`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value);
  if (keys.length === 0) return 'an empty object';
  const names = keys.slice(0, KEYS_SHOWN).join(', ');
  return `an object with ${names}${keys.length > KEYS_SHOWN ? ', …' : ''}`;
}

/** What kind of value it is, without the value: for secrets of the server. */
function describeSecret(value: unknown): string {
  return typeof value === 'string' ? `a text of ${value.length} characters` : typeof value;
}

/** A rule of its own, in words and as a test. */
export function rule<T>(
  expected: string,
  isGood: (value: unknown) => boolean,
  isSecret = false,
): Rule<T> {
  return {
    check(value, path, tell) {
      if (isGood(value)) return;
      const got = isSecret && value ? describeSecret(value) : describeValue(value);
      tell({ path, expected, got });
    },
  };
}

/** May be null or missing: no screen breaks without it (contract §1, "Liberal reading"). */
export function maybe<T>(inner: Rule<T>): Rule<T> {
  return {
    check(value, path, tell) {
      if (value !== undefined && value !== null) inner.check(value, path, tell);
    },
  };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

/** A field of an object, if it is one. */
export function fieldOf(value: unknown, name: string): unknown {
  const object = asObject(value);
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** An object: a field of its type that has no rule is a type error. */
export function object<T>(fields: { readonly [Name in keyof T]-?: Rule<T[Name]> }): Rule<T> {
  const rules: readonly (readonly [string, Rule<unknown>])[] = Object.entries(fields);
  return {
    check(value, path, tell) {
      if (!asObject(value)) {
        tell({ path, expected: 'an object', got: describeValue(value) });
        return;
      }
      for (const [name, inner] of rules) {
        inner.check(fieldOf(value, name), below(path, name), tell);
      }
    },
  };
}

export function list<T>(inner: Rule<T>): Rule<T[]> {
  return {
    check(value, path, tell) {
      if (!Array.isArray(value)) {
        tell({ path, expected: 'a list', got: describeValue(value) });
        return;
      }
      for (const [index, entry] of value.entries()) inner.check(entry, `${path}[${index}]`, tell);
    },
  };
}

/** An object keyed by names that are data. */
export function mapOf<T>(inner: Rule<T>): Rule<Record<string, T>> {
  return {
    check(value, path, tell) {
      const map = asObject(value);
      if (!map) {
        tell({ path, expected: 'an object keyed by names', got: describeValue(value) });
        return;
      }
      for (const [name, entry] of Object.entries(map)) {
        inner.check(entry, `${path}[${JSON.stringify(name)}]`, tell);
      }
    },
  };
}

/** Whichever of several shapes the value comes nearest to; all of them are right. */
export function oneOf<T>(shapes: readonly Rule<unknown>[]): Rule<T> {
  return {
    check(value, path, tell) {
      let nearest: readonly Problem[] | null = null;
      for (const shape of shapes) {
        const problems = problemsOf(shape, value, path);
        if (problems.length === 0) return;
        if (!nearest || problems.length < nearest.length) nearest = problems;
      }
      for (const problem of nearest ?? []) tell(problem);
    },
  };
}

/**
 * `X` itself or `{data: X}` (contract §1, "Liberal reading"). `isX` recognises it; what is neither
 * is looked at as `X` itself.
 */
export function carried<T>(inner: Rule<T>, isX: (value: unknown) => boolean): Rule<T> {
  return {
    check(value, path, tell) {
      const data = fieldOf(value, 'data');
      if (!isX(value) && isX(data)) inner.check(data, below(path, 'data'), tell);
      else inner.check(value, path, tell);
    },
  };
}

/** For `carried`: an object with any of these fields. */
export function hasAny(...names: readonly string[]): (value: unknown) => boolean {
  return (value) => names.some((name) => fieldOf(value, name) !== undefined);
}

/** Everything that is wrong with a value. */
export function problemsOf(shape: Rule<unknown>, value: unknown, path = ''): readonly Problem[] {
  const problems: Problem[] = [];
  shape.check(value, path, (problem) => problems.push(problem));
  return problems;
}
