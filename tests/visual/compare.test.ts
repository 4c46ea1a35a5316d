import { describe, expect, it } from 'vitest';
import { compareLines, comparePictures } from '../../tools/visual/compare';
import { paint, repack } from './support/paint';

describe('two pictures', () => {
  it('that show the same have no difference, whatever their files are like', () => {
    const one = paint(4, 4, [[1, 1]]);
    const other = repack(one);
    expect(one.equals(other)).toBe(false);
    expect(comparePictures(one, other)).toBeNull();
  });

  it('that differ in one pixel are found out, and where', () => {
    expect(comparePictures(paint(4, 4), paint(4, 4, [[2, 3]]))).toMatchObject({
      pixels: 1,
      box: { x: 2, y: 3, width: 1, height: 1 },
    });
  });

  it('that differ by the faintest shade are found out', () => {
    expect(comparePictures(paint(4, 4), paint(4, 4, [[2, 3]], 254))?.pixels).toBe(1);
  });

  it('that differ in places far apart are framed from one to the other', () => {
    const after = paint(9, 9, [
      [1, 2],
      [7, 6],
    ]);
    expect(comparePictures(paint(9, 9), after)?.box).toEqual({ x: 1, y: 2, width: 7, height: 5 });
  });

  it('of another size differ in what one of them lacks', () => {
    expect(comparePictures(paint(4, 4), paint(4, 6))).toMatchObject({
      pixels: 8,
      width: 4,
      height: 6,
      box: { x: 0, y: 4, width: 4, height: 2 },
    });
  });
});

describe('two texts', () => {
  it('that are the same have no difference', () => {
    expect(compareLines('a\nb', 'a\nb')).toBeNull();
  });

  it('show the lines that went and came, between those around them', () => {
    expect(compareLines('a\nb\nc', 'a\nx\nc\nd')).toBe('  a\n- b\n+ x\n  c\n+ d');
  });

  it('leave out what is far from any difference', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const after = ['0', ...before.slice(1, -1), '10'];
    expect(compareLines(before.join('\n'), after.join('\n'))?.split('\n')).toEqual([
      '- 1',
      '+ 0',
      '  2',
      '  3',
      '  …',
      '  7',
      '  8',
      '- 9',
      '+ 10',
    ]);
  });
});
