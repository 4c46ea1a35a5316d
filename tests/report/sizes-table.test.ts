import { expect, it } from 'vitest';
import { sizesTable } from '../../tools/report/sizes';

it('the README shows each size beside its limit, without the languages', () => {
  const sizes =
    'LoginScreen alone: 18.1 kB\nGerman (de): every sentence: 10.5 kB\nPager: 12.0 kB\n';
  const limits = [
    { name: 'LoginScreen alone', limit: '20 kB' },
    { name: 'German (de): every sentence', limit: '12 kB' },
    { name: 'Pager', limit: '14 kB' },
  ];
  expect(sizesTable(sizes, limits).split('\n')).toEqual([
    '| bytes, gzip, without React | measured | limit |',
    '|---|---|---|',
    '| LoginScreen alone | 18.1 kB | 20 kB |',
    '| Pager | 12.0 kB | 14 kB |',
  ]);
});
