import { features } from 'web-features';

type Feature = Extract<(typeof features)[string], { readonly kind: 'feature' }>;

/** A browser feature of the catalogue of the W3C's WebDX group, by its id there. */
export function featureOf(id: string): Feature | undefined {
  const found = features[id];
  return found?.kind === 'feature' ? found : undefined;
}

/** What every browser has had since then is not looked for. */
const YOUNG_SINCE = '2021-10-01';

/** A property with its value, at-rules, pseudo-classes and -elements, names of the platform. */
const DECLARATION = /(?<![\w-])([a-z][a-z-]*)\s*:([^;{}\n]*)/g;
const AT_RULE = /@([a-z-]+)([^{;]*)/g;
const PSEUDO = /(?<![\w)]):{1,2}([a-z-]+)|:([a-z-]+)\(/g;
const STATIC = /(?<![\w.-])([A-Z]\w*)\.(\w+)/g;
const MADE = /\bnew ([A-Z]\w*)/g;
const NAVIGATOR = /\bnavigator\??\.(\w+)/g;

/** Every name that may be one of the platform's, spelt as in the compatibility data. */
function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, property = '', value = ''] of code.matchAll(DECLARATION)) {
    names.add(`css.properties.${property}`);
    for (const [word] of value.matchAll(/[a-z][\w-]*/g)) {
      names.add(`css.properties.${property}.${word}`);
    }
    for (const [, call] of value.matchAll(/(?<![\w.-])([a-z][\w-]*)\(/g)) {
      names.add(`css.types.${call}`);
    }
  }
  for (const [, rule = '', rest = ''] of code.matchAll(AT_RULE)) {
    names.add(`css.at-rules.${rule}`);
    for (const [, word] of rest.matchAll(/\(([a-z-]+)/g)) names.add(`css.at-rules.${rule}.${word}`);
  }
  for (const [, pseudo, call] of code.matchAll(PSEUDO))
    names.add(`css.selectors.${pseudo ?? call}`);
  for (const [, owner, member] of code.matchAll(STATIC)) {
    for (const name of [owner, `${owner}.${member}`, `${owner}.${member}_static`]) {
      names.add(`api.${name}`).add(`javascript.builtins.${name}`);
    }
  }
  for (const [, name] of code.matchAll(MADE))
    names.add(`api.${name}`).add(`javascript.builtins.${name}`);
  for (const [, name] of code.matchAll(NAVIGATOR)) names.add(`api.Navigator.${name}`);
  return names;
}

/** A name of the compatibility data as `namesIn` spells it; what goes deeper cannot be seen. */
function spelt(key: string): string | null {
  const parts = key.split('.');
  if (parts.length > 4) return null;
  return parts[1] === 'types' ? `css.types.${parts.at(-1)}` : key;
}

const young = Object.keys(features).flatMap((id) => {
  const feature = featureOf(id);
  const since = feature?.status.baseline_low_date;
  if (!feature || (since && since < YOUNG_SINCE)) return [];
  return [{ id, keys: (feature.compat_features ?? []).flatMap((key) => spelt(key) ?? []) }];
});

/** The ids of the young features whose names stand in some code, in order. */
export function youngFeaturesIn(code: string): readonly string[] {
  const names = namesIn(code);
  return young.filter(({ keys }) => keys.some((key) => names.has(key))).map(({ id }) => id);
}
