import { oneOf, type Random, whole } from './random';

type Json = unknown;
type Container = Json[] | Record<string, Json>;

/** A value so many objects deep. */
function deep(levels: number): Json {
  let value: Json = 'bottom';
  for (let level = 0; level < levels; level += 1)
    value = level % 2 === 0 ? { data: value } : [value];
  return value;
}

/**
 * What may stand where something else is expected. None of it is a word that the screens must never
 * show, so that whatever shows one has made it itself.
 */
export const ODD_VALUES: readonly [() => Json, ...(() => Json)[]] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => 9_007_199_254_740_992,
  () => '',
  () => ' \t\n ',
  () => 'x'.repeat(100_000),
  () => '<img src=x onerror=alert(1)>',
  () => '\u202Edesrever\u0000\u0007',
  () => '👩‍👩‍👧‍👦🇩🇪',
  () => '\uD83D',
  () => '__proto__',
  () => 'constructor',
  () => '0001-01-01T00:00:00',
  () => '2026-13-45T99:99:99',
  () => '275760-09-14T00:00:00Z',
  () => '1e999',
  () => [],
  () => ({}),
  () => [[]],
  () => [null, 3, 'text', {}],
  () => ({ message: { text: 'inside' } }),
  () => JSON.parse('{"__proto__": {"name": "polluted"}, "toString": 1}') as Json,
  () => deep(50),
];

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}

/** All objects and lists of a value. */
function containersOf(value: Json): Container[] {
  if (!isContainer(value)) return [];
  return [value, ...Object.values(value).flatMap(containersOf)];
}

function set(container: Container, key: string, value: Json): void {
  if (Array.isArray(container)) container[Number(key)] = value;
  else
    Object.defineProperty(container, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
}

/** Changes one place of a value, in place. */
function mutateOnce(value: Json, random: Random): void {
  const containers = containersOf(value);
  const container = containers[whole(random, containers.length)];
  if (!container) return;
  const keys = Object.keys(container);
  const key = keys[whole(random, keys.length)];
  if (key === undefined) {
    set(container, Array.isArray(container) ? '0' : 'extra', oneOf(random, ODD_VALUES)());
    return;
  }
  const entry = (container as Record<string, Json>)[key];
  const acts: readonly [() => void, ...(() => void)[]] = [
    () => set(container, key, oneOf(random, ODD_VALUES)()),
    () => set(container, key, oneOf(random, ODD_VALUES)()),
    () => set(container, key, [entry]),
    () => set(container, key, { data: entry }),
    () => {
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else Reflect.deleteProperty(container, key);
    },
    () => {
      // The same once more, and many times more.
      if (Array.isArray(container))
        container.push(...Array(oneOf(random, [1, 2, 200])).fill(entry));
      else set(container, `${key}${oneOf(random, [' ', '2', ''])}`, entry);
    },
    () => set(container, key, JSON.stringify(entry) ?? ''),
  ];
  oneOf(random, acts)();
}

/** A copy of a good answer, changed in one to five places. */
export function mutated(answer: Json, random: Random): Json {
  const copy: { value: Json } = { value: structuredClone(answer) };
  for (let left = 1 + whole(random, 5); left > 0; left -= 1) mutateOnce(copy, random);
  return copy.value;
}
