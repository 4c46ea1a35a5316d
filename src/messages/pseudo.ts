const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
};

/**
 * A template as a pseudo-locale says it: accented, in brackets, 40 % longer. Whatever is seen
 * without brackets does not come from a catalogue; whatever has lost one is clipped.
 */
export function pseudo(template: string): string {
  const accented = template
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') ? part : [...part].map((letter) => ACCENTS[letter] ?? letter).join(''),
    )
    .join('');
  return `[${accented}${'·'.repeat(Math.ceil(template.length * 0.4))}]`;
}
