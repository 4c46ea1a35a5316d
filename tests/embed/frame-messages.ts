import fc from 'fast-check';
import * as v from 'valibot';
import { PROTOCOL_VERSION } from '../../src/embed/frame/protocol';

/** How many messages each test sends: two of them are the hostile page around, and two the hostile frame. */
export const MESSAGES = 5_000;

/** What may be said, in words of another library than the decoders: they have to agree on every message. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,63}$/));
const version = v.literal(PROTOCOL_VERSION);
/** A plain object: `valibot` takes a map, a date or a list for one too. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isPlain), v.strictObject(entries));
const few = <Value extends v.GenericSchema>(value: Value, most: number) =>
  v.custom<Record<string, unknown>>((all) => {
    const entries = isPlain(all) ? Object.entries(all) : null;
    if (!entries || entries.length > most) return false;
    return entries.every(([key, one]) => v.is(name, key) && v.is(value, one));
  });
const size = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const settings = group({
  theme: v.optional(v.picklist(['light', 'dark', 'system'])),
  language: v.optional(v.pipe(text(35), v.regex(/^[a-z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/))),
  brand: v.optional(
    group({
      color: v.optional(v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i))),
      tokens: v.optional(few(text(500), 200)),
    }),
  ),
});

export const CONNECT = group({ plinth: v.literal('connect'), version, settings });
export const HELLO = group({ plinth: v.literal('hello'), version });
export const HOST_MESSAGE = v.union([
  group({ type: v.literal('settings'), version, settings }),
  group({ type: v.literal('navigate'), version, screen: name, params: few(text(500), 20) }),
  group({ type: v.literal('sign-out'), version }),
]);
const detail = v.union([v.null(), v.boolean(), v.pipe(v.number(), v.finite()), text(2000)]);
export const FRAME_MESSAGE = v.union([
  group({ type: v.picklist(['ready', 'signed-in', 'signed-out']), version }),
  group({ type: v.literal('size'), version, height: size, width: size }),
  group({ type: v.literal('title'), version, title: text(300) }),
  group({ type: v.literal('navigate'), version, screen: name, params: few(text(500), 20) }),
  group({ type: v.literal('event'), version, name, detail: few(detail, 20) }),
  group({ type: v.literal('error'), version, code: v.picklist(['screen', 'code', 'cookie']) }),
]);

/** Values by which something could go wrong: too large, of a wrong type, hostile. */
const odd = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withTypedArray: true, maxDepth: 2 }),
  fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e9,
    'x'.repeat(3_000),
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'red;}*{display:none',
    'url(https://evil.example)',
    'blue',
    'EN',
    { '': 'x' },
    { Text: 'x' },
    new Map([['type', 'ready']]),
    new Date(0),
    [],
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, 'v'])),
    JSON.parse('{"__proto__":"x","constructor":"y"}'),
  ),
);

/** Mostly what it should be, now and then something odd. */
const orOdd = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 20, arbitrary: value }, { weight: 1, arbitrary: odd });
const mostly = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: string[]) =>
  fc
    .record(Object.fromEntries(Object.entries(model).map(([key, one]) => [key, orOdd(one)])), {
      requiredKeys: required,
    })
    .chain((whole) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constant<object>(whole) },
        { weight: 1, arbitrary: fc.record({ extra: odd }).map((more) => ({ ...whole, ...more })) },
      ),
    );
const versions = fc.constantFrom<unknown>(1, 1, 1, 1, 1, 1, 1, 1, 2, '1');
const names = fc.constantFrom('name', 'id', 'roleHref', 'apiBaseUrl', 'hubUrl', 'radius-md');

const someSettings = mostly(
  {
    theme: fc.constantFrom('light', 'dark', 'system'),
    language: fc.constantFrom('en', 'de', 'de-AT', 'tlh'),
    brand: mostly(
      {
        color: fc.constantFrom('#0f766e', '#FFF', '#12345'),
        tokens: fc.dictionary(fc.constantFrom('radius-md', 'surface', 'none'), fc.string()),
      },
      [],
    ),
  },
  [],
);

/** Messages of a type with these fields, one of which may be missing. */
const messages = (type: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  mostly({ type: fc.constant(type), version: versions, ...fields }, [
    'type',
    'version',
    ...Object.keys(fields).slice(1),
  ]);
const navigations = messages('navigate', {
  screen: fc.constantFrom('role', 'roles', 'none', '../x'),
  params: fc.dictionary(names, fc.string()),
});

/** What a hostile page around may send by `window.postMessage`. */
export const anyConnect = fc.oneof(
  {
    weight: 5,
    arbitrary: mostly(
      { plinth: fc.constant('connect'), version: versions, settings: someSettings },
      ['plinth', 'version'],
    ),
  },
  { weight: 1, arbitrary: odd },
);
/** What it may send through the port. */
export const anyHostMessage = fc.oneof(
  messages('settings', { settings: someSettings }),
  messages('sign-out'),
  messages('eval', { settings: someSettings }),
  navigations,
  odd,
);
/** What a hostile frame may send by `window.postMessage`. */
export const anyHello = fc.oneof(
  mostly({ plinth: fc.constantFrom('hello', 'connect'), version: versions }, ['plinth', 'version']),
  odd,
);
/** What it may send through the port. */
export const anyFrameMessage = fc.oneof(
  ...['ready', 'signed-in', 'signed-out', 'close'].map((type) => messages(type)),
  messages('size', { height: fc.double(), width: fc.nat(200_000) }),
  messages('title', { title: fc.string() }),
  navigations,
  messages('event', {
    name: fc.constantFrom('done', 'navigate', 'No'),
    detail: fc.dictionary(names, fc.oneof(fc.string(), fc.nat(), fc.boolean())),
  }),
  messages('error', { code: fc.constantFrom('code', 'cookie', 'other') }),
  odd,
);

/** What reaches the other side of a message: a copy, or nothing when it cannot be copied. */
export function delivered(message: unknown): { readonly data: unknown } | null {
  try {
    return { data: structuredClone(message) };
  } catch {
    return null;
  }
}
