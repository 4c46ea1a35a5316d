import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareLines, comparePictures } from '../../visual/compare';
import { modesOf } from '../../visual/modes';
import { isChange, reportPage } from '../../visual/report';

function picture(width: number, height: number, dots: readonly [number, number][] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of dots) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('that show the same have no difference, whatever their files are like', () => {
    const one = picture(4, 4, [[1, 1]]);
    const other = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
    expect(one.equals(other)).toBe(false);
    expect(comparePictures(one, other)).toBeNull();
  });

  it('that differ in one pixel are found out', () => {
    expect(comparePictures(picture(4, 4), picture(4, 4, [[2, 3]]))?.pixels).toBe(1);
  });

  it('of another size differ in what one of them lacks', () => {
    expect(comparePictures(picture(4, 4), picture(4, 6))?.pixels).toBe(8);
  });
});

describe('two texts', () => {
  it('that are the same have no difference', () => {
    expect(compareLines('a\nb', 'a\nb')).toBeNull();
  });

  it('show the lines that went and the lines that came, and no others', () => {
    expect(compareLines('a\nb\nc', 'a\nx\nc\nd')).toBe('- b\n+ x\n+ d');
  });
});

it('screens are looked at from right to left as well', () => {
  expect(modesOf('Screens/Auth/Login').map(({ name }) => name)).toContain('rtl-1280');
  expect(modesOf('UI/Button').map(({ name }) => name)).not.toContain('rtl-1280');
});

it('a new story is listed and no change; one that is gone is', () => {
  expect(isChange({ kind: 'new', story: 'UI/Button / New' })).toBe(false);
  expect(isChange({ kind: 'gone', story: 'UI/Button / Old' })).toBe(true);
  const page = reportPage([{ kind: 'gone', story: '<b>' }], {
    before: 'one',
    after: 'other',
    pictures: 3,
  });
  expect(page).toContain('1 difference in 3 pictures.');
  expect(page).not.toContain('<b>');
});
