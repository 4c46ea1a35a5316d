import { readColor } from './css/color-value';
import { type NumberKind, readNumber } from './css/math';
import { Reader, type Rule, readVar } from './css/reader';
import { scan } from './css/scan';
import { markTokens } from './mark-tokens';
import { FONT_FAMILIES } from './token-checks';
import { defaultTokens, type TokenName } from './tokens';

const LENGTHS = ['px', 'rem', 'em', 'ch', 'ex', 'lh', 'rlh', 'cap', 'ic', 'pt', 'pc', 'cm', 'mm'];
const LENGTH: NumberKind = { units: ['', 'in', 'q', 'vw', 'vh', 'vmin', 'vmax', ...LENGTHS] };
const SHARE: NumberKind = { units: [...LENGTH.units, '%'] };
const TIME: NumberKind = { units: ['ms', 's'] };
const ANGLE: NumberKind = { units: ['', 'deg', 'grad', 'rad', 'turn'], takesPlain: true };
const PLAIN: NumberKind = { units: [''], takesPlain: true };

/** 0 is the only length without a unit. */
const isLength = (value: number, unit: string) => unit !== '' || value === 0;
const isSize = (value: number, unit: string) => value >= 0 && isLength(value, unit);

/** CSS-wide keywords, which are not font families. */
const KEPT = ['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default'];

/** A font family: quoted, or plain words. */
function readFamily(reader: Reader): boolean {
  if (readVar(reader, readFamilies)) return true;
  if (reader.attempt(() => reader.next()?.type === 'string')) return true;
  const first = reader.word('name');
  let isMore = false;
  while (reader.attempt(() => reader.space() && reader.word('name') !== null)) isMore = true;
  return first !== null && (isMore || !KEPT.includes(first));
}

function readFamilies(reader: Reader): boolean {
  const isInherited = reader.attempt(() => reader.word('name') === 'inherit' && reader.isAtEnd);
  return isInherited || reader.list(readFamily) > 0;
}

/** `inset`, two to four lengths and a colour, in any order. */
function readShadow(reader: Reader): boolean {
  if (readVar(reader, readShadows)) return true;
  let [insets, colors, lengths] = [0, 0, 0];
  const readInset = () => reader.word('name') === 'inset';
  const readLengths = () => {
    let count = 0;
    const one = () => readNumber(reader, LENGTH, count === 2 ? isSize : isLength);
    if (!one()) return false;
    for (count = 1; count < 4; count += 1) {
      if (!reader.attempt(() => reader.space() && one())) break;
    }
    return count > 1;
  };
  do {
    if (reader.attempt(readLengths)) lengths += 1;
    else if (reader.attempt(readInset)) insets += 1;
    else if (reader.attempt(() => readColor(reader))) colors += 1;
    else return false;
  } while (reader.attempt(() => reader.space() && !reader.isAtEnd && !reader.sign(',')));
  return lengths === 1 && insets < 2 && colors < 2;
}

const readShadows: Rule = (reader) =>
  reader.attempt(() => reader.word('name') === 'none') || reader.list(readShadow) > 0;

const CURVES = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-start', 'step-end'];

function readEasing(reader: Reader): boolean {
  if (readVar(reader, readEasing)) return true;
  const name = reader.word('name');
  if (name !== null) return CURVES.includes(name);
  if (reader.word('function') !== 'cubic-bezier') return false;
  reader.space();
  let index = -1;
  const count = reader.list((inner) => {
    index += 1;
    const isTime = index % 2 === 0;
    return readNumber(inner, PLAIN, (value) => !isTime || (value >= 0 && value <= 1));
  });
  return count === 4 && reader.close();
}

/** A kind of value, and its description for warnings. */
interface Kind {
  readonly read: Rule;
  readonly called: string;
}

const COLOR: Kind = {
  read: readColor,
  called: 'a colour such as #2f5bea, oklch(0.5 0.19 266) or light-dark(#fff, #111)',
};

/** By prefix of the token's name; all others are colours. */
const KINDS: readonly (readonly [prefix: string, kind: Kind])[] = [
  [
    'hue',
    {
      read: (reader) => readNumber(reader, ANGLE),
      called: 'a hue in degrees such as 266',
    },
  ],
  [
    'font-size-',
    { read: (reader) => readNumber(reader, SHARE, isSize), called: 'a size such as 14px' },
  ],
  [
    'font-',
    {
      read: readFamilies,
      called: FONT_FAMILIES,
    },
  ],
  [
    'radius-',
    { read: (reader) => readNumber(reader, SHARE, isSize), called: 'a radius such as 8px' },
  ],
  ...['control-', 'space-', 'focus-width', 'focus-offset'].map(
    (prefix) =>
      [
        prefix,
        {
          read: (reader: Reader) => readNumber(reader, LENGTH, isSize),
          called: 'a length such as 8px',
        },
      ] as const,
  ),
  [
    'duration-',
    {
      read: (reader) => readNumber(reader, TIME, (value) => value >= 0),
      called: 'a time such as 160ms',
    },
  ],
  [
    'ease',
    { read: readEasing, called: 'a curve such as ease-out or cubic-bezier(0.2, 0.8, 0.2, 1)' },
  ],
  ['shadow', { read: readShadows, called: 'none, or shadows such as 0 1px 2px #0003' }],
];

function kindOf(name: TokenName): Kind {
  return KINDS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? COLOR;
}

function isWhole(text: unknown, rule: Rule): boolean {
  const pieces = typeof text === 'string' ? scan(text.trim()) : null;
  if (!pieces) return false;
  const reader = new Reader(pieces);
  return rule(reader) && reader.isAtEnd;
}

/** Whether there is a token of that name. */
export function isToken(name: string): name is TokenName {
  return Object.hasOwn(defaultTokens, name) || Object.hasOwn(markTokens, name);
}

/**
 * The description of a valid value for a token; null if the text is one. Only complete values are
 * accepted: nothing that a browser would ignore, that ends the declaration, or that loads a
 * resource.
 */
export function tokenProblem(name: TokenName, value: unknown): string | null {
  if (!isToken(name)) return 'the value of a known token';
  const { read, called } = kindOf(name);
  return isWhole(value, read) ? null : called;
}

/** Whether a text is a list of font families, and nothing else. */
export function isFontFamily(text: string): boolean {
  return isWhole(text, readFamilies);
}
