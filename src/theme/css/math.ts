import { type Reader, readVar } from './reader';

/** The accepted units and names of a number. */
export interface NumberKind {
  /** Units in lower case; '' for none. */
  readonly units: readonly string[];
  /** Names that stand for numbers, such as `l` in a relative colour. */
  readonly names?: readonly string[];
  /**
   * Whether a calculation may result in a unitless number: 0 is a valid length, `calc(0)` is not.
   */
  readonly takesPlain?: boolean;
}

/** `unknown` for a custom property. */
type Unit = 'number' | 'dimension' | 'unknown';

const COUNTS: Readonly<Record<string, (count: number) => boolean>> = {
  calc: (count) => count === 1,
  min: (count) => count > 0,
  max: (count) => count > 0,
  clamp: (count) => count === 3,
};

function sameUnit(one: Unit, other: Unit): Unit | null {
  if (one === 'unknown') return other;
  return other === 'unknown' || one === other ? one : null;
}

function readTerm(reader: Reader, kind: NumberKind): Unit | null {
  let found: Unit | null = null;
  if (readVar(reader, (inner) => readSum(inner, kind) !== null)) return 'unknown';
  reader.attempt(() => {
    const piece = reader.next();
    if (piece?.type === 'number') {
      if (piece.unit === '') found = 'number';
      else if (kind.units.includes(piece.unit)) found = 'dimension';
    }
    if (piece?.type === 'name' && kind.names?.includes(piece.text.toLowerCase())) found = 'number';
    if (piece?.type === 'sign' && piece.text === '(') {
      reader.space();
      const inside = readSum(reader, kind);
      if (reader.close()) found = inside;
    }
    return found !== null;
  });
  return found ?? readMath(reader, kind);
}

function readProduct(reader: Reader, kind: NumberKind): Unit | null {
  let unit = readTerm(reader, kind);
  while (unit !== null) {
    const isTimes = reader.sign('*');
    if (!isTimes && !reader.sign('/')) break;
    const next = readTerm(reader, kind);
    if (next === null) return null;
    // A length cannot be multiplied with another one, or be a divisor.
    if (next === 'dimension' && (!isTimes || unit === 'dimension')) return null;
    unit = unit === 'unknown' || next === 'unknown' ? 'unknown' : next === 'number' ? unit : next;
  }
  return unit;
}

function readSum(reader: Reader, kind: NumberKind): Unit | null {
  let unit = readProduct(reader, kind);
  const plus = () =>
    reader.attempt(() => {
      if (!reader.space()) return false;
      const piece = reader.next();
      return piece?.type === 'sign' && '+-'.includes(piece.text) && reader.space();
    });
  while (unit !== null && plus()) {
    const next = readProduct(reader, kind);
    unit = next && sameUnit(unit, next);
  }
  return unit;
}

/** Parses `calc(…)`, `min(…)`, `max(…)` or `clamp(…)` and returns the type of the result. */
export function readMath(reader: Reader, kind: NumberKind): Unit | null {
  let unit: Unit | null = 'unknown';
  const isRead = reader.attempt(() => {
    const name = reader.word('function') ?? '';
    if (!Object.hasOwn(COUNTS, name)) return false;
    reader.space();
    const count = reader.list((inner) => {
      const next = readSum(inner, kind);
      unit = unit && next && sameUnit(unit, next);
      return unit !== null;
    });
    return COUNTS[name]?.(count) === true && reader.close();
  });
  return isRead ? unit : null;
}

/** Parses a number of a kind: a literal, a calculation, or a custom property. */
export function readNumber(
  reader: Reader,
  kind: NumberKind,
  isGood: (value: number, unit: string) => boolean = () => true,
): boolean {
  if (readVar(reader, (inner) => readNumber(inner, kind, isGood))) return true;
  const isWritten = reader.attempt(() => {
    const piece = reader.next();
    if (piece?.type === 'name') return kind.names?.includes(piece.text.toLowerCase()) === true;
    if (piece?.type !== 'number' || !Number.isFinite(piece.value)) return false;
    return kind.units.includes(piece.unit) && isGood(piece.value, piece.unit);
  });
  if (isWritten) return true;
  const unit = readMath(reader, kind);
  if (unit === 'number') return kind.takesPlain === true;
  return unit !== null;
}
