import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDigits } from '../../src/domain/text/digits';

describe('toDigits', () => {
  it.each([
    ['plain', '123456'],
    ['a space', '123 456'],
    ['a dash', '123-456'],
    ['a no-break space', '123\u00a0456'],
    ['a narrow one and an en dash', '12\u202f34\u201356'],
    ['tabs and line ends', '\t123\r\n456\n'],
    ['full-width', '１２３４５６'],
    ['Arabic-Indic', '١٢٣٤٥٦'],
    ['extended Arabic-Indic', '۱۲۳۴۵۶'],
    ['Devanagari', '१२३४५६'],
    ['mathematical, beyond the first plane', '𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['a row that follows another, with its zero first', '𝟙𝟚𝟛𝟜𝟝𝟞'],
    ['marks of direction and of no width', '\u200f\u202a123\u200b456\u202c\ufeff'],
    ['letters around', 'G-123456.'],
  ])('takes %s', (_name, text) => {
    expect(toDigits(text)).toBe('123456');
  });

  it.each(['', ' ', 'abcdef', '½²³①Ⅷ一', '--'])('finds no digit in %j', (text) => {
    expect(toDigits(text)).toBe('');
  });

  it('keeps every digit: how many there may be is for the caller to say', () => {
    expect(toDigits('1234567')).toBe('1234567');
  });

  it('gives every script ten values in order', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1e950];
    for (const zero of zeros) {
      const row = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at));
      expect(toDigits(row.join(''))).toBe('0123456789');
    }
  });

  it('leaves digits only, and leaves digits as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const digits = toDigits(text);
        expect(digits).toMatch(/^[0-9]*$/);
        expect(toDigits(digits)).toBe(digits);
      }),
    );
  });
});
