import { type NumberKind, readNumber } from './math';
import { type Reader, readVar } from './reader';

/** Named CSS colours and system colours. */
const COLOR_NAMES: ReadonlySet<string> = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet ' +
    'brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan ' +
    'darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta ' +
    'darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue ' +
    'darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey ' +
    'dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray ' +
    'green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush ' +
    'lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray ' +
    'lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon ' +
    'mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
    'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin ' +
    'navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen ' +
    'paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna ' +
    'silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle ' +
    'tomato turquoise violet wheat white whitesmoke yellow yellowgreen ' +
    'transparent currentcolor canvas canvastext linktext visitedtext activetext buttonface ' +
    'buttontext buttonborder field fieldtext highlight highlighttext graytext mark marktext'
  ).split(' '),
);

const ANGLES = ['deg', 'grad', 'rad', 'turn'];
const AMOUNT: NumberKind = { units: ['', '%'], takesPlain: true };
const HUE: NumberKind = { units: ['', ...ANGLES], takesPlain: true };
const PERCENT: NumberKind = { units: ['%'] };

/** The channels of a colour function: `h` is a hue, anything else a number or percentage. */
const CHANNELS: Readonly<Record<string, string>> = {
  rgb: 'rgb',
  rgba: 'rgb',
  hsl: 'hsl',
  hsla: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  oklab: 'lab',
  lch: 'lch',
  oklch: 'lch',
};

const SPACES = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz'];
const MIXED_IN = ['srgb', 'srgb-linear', 'lab', 'oklab', 'xyz', 'hsl', 'hwb', 'lch', 'oklch'];
const ROUND = ['hsl', 'hwb', 'lch', 'oklch'];
const WAYS_ROUND = ['shorter', 'longer', 'increasing', 'decreasing'];

const isOneOf = (word: string | null, words: readonly string[]) =>
  word !== null && words.includes(word);

function readNone(reader: Reader): boolean {
  return reader.attempt(() => reader.word('name') === 'none');
}

function readAlpha(reader: Reader, names: readonly string[]): boolean {
  return !reader.sign('/') || readNone(reader) || readNumber(reader, { ...AMOUNT, names });
}

/** Modern syntax: `1 2 3`, `1 2 3 / 0.5`, or relative with channel names: `l c h / alpha`. */
function readChannels(reader: Reader, channels: string): boolean {
  const isFrom = reader.attempt(
    () => reader.word('name') === 'from' && reader.space() && readColor(reader) && reader.space(),
  );
  const names = isFrom ? [...channels, 'alpha'] : [];
  for (const [index, channel] of [...channels].entries()) {
    if (index > 0 && !reader.space()) return false;
    const kind = { ...(channel === 'h' ? HUE : AMOUNT), names };
    if (!readNone(reader) && !readNumber(reader, kind)) return false;
  }
  return readAlpha(reader, names) && reader.close();
}

/** Legacy syntax with commas: `rgb(1, 2, 3, 0.5)`, `hsl(1, 2%, 3%)`. */
function readCommas(reader: Reader, channels: string): boolean {
  const isRgb = channels === 'rgb';
  const plain: NumberKind = { units: [''], takesPlain: true };
  const ofKind = (kinds: readonly NumberKind[]) => () =>
    kinds.every((kind, index) => (index === 0 || reader.sign(',')) && readNumber(reader, kind)) &&
    (!reader.sign(',') || readNumber(reader, AMOUNT)) &&
    reader.close();
  return isRgb
    ? reader.attempt(ofKind([plain, plain, plain])) ||
        reader.attempt(ofKind([PERCENT, PERCENT, PERCENT]))
    : reader.attempt(ofKind([HUE, PERCENT, PERCENT]));
}

function readMix(reader: Reader): boolean {
  if (reader.word('name') !== 'in' || !reader.space()) return false;
  const space = reader.word('name');
  if (!isOneOf(space, MIXED_IN)) return false;
  reader.attempt(
    () =>
      isOneOf(space, ROUND) &&
      reader.space() &&
      isOneOf(reader.word('name'), WAYS_ROUND) &&
      reader.space() &&
      reader.word('name') === 'hue',
  );
  const isShare = (value: number) => value >= 0 && value <= 100;
  const share = () => readNumber(reader, PERCENT, isShare);
  // The colour first: a custom property could be either.
  const part = () =>
    reader.attempt(() => {
      if (!readColor(reader)) return false;
      reader.attempt(() => reader.space() && share());
      return true;
    }) ||
    (share() && reader.space() && readColor(reader));
  return reader.sign(',') && part() && reader.sign(',') && part() && reader.close();
}

/** Parses a CSS colour. */
export function readColor(reader: Reader): boolean {
  if (readVar(reader, readColor)) return true;
  const name = reader.word('name');
  if (name !== null) return COLOR_NAMES.has(name);
  const called = reader.word('function');
  if (called === null) {
    const piece = reader.next();
    return piece?.type === 'hash' && [3, 4, 6, 8].includes(piece.text.length);
  }
  reader.space();
  if (called === 'light-dark') {
    return readColor(reader) && reader.sign(',') && readColor(reader) && reader.close();
  }
  if (called === 'color-mix') return readMix(reader);
  if (called === 'color') {
    return isOneOf(reader.word('name'), SPACES) && reader.space() && readChannels(reader, 'xyz');
  }
  const channels = Object.hasOwn(CHANNELS, called) ? CHANNELS[called] : undefined;
  if (channels === undefined) return false;
  const hasCommas = channels === 'rgb' || channels === 'hsl';
  return (
    reader.attempt(() => readChannels(reader, channels)) ||
    (hasCommas && readCommas(reader, channels))
  );
}
