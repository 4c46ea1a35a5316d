import { describe, expect, it } from 'vitest';
import { Catalogue } from '../../src/sandbox/db/catalogue';
import { objectText } from '../../src/sandbox/http/ordered-json';
import { roleMapText } from '../../src/sandbox/roles/role-map';

const NAMES = [
  'b',
  '10',
  '__proto__',
  '2',
  'constructor',
  'toString',
  'a"\\\n',
  '',
  'x'.repeat(5000),
];

describe('an object whose keys are data', () => {
  it('keeps every key where it was', () => {
    const text = objectText(NAMES.map((name, index) => [name, index]));
    const keys = [...text.matchAll(/("(?:[^"\\]|\\.)*"):(\d+)/g)].map((match) => [
      JSON.parse(match[1] ?? ''),
      Number(match[2]),
    ]);
    expect(keys).toEqual(NAMES.map((name, index) => [name, index]));
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(NAMES.toSorted());
  });

  it('touches no prototype', () => {
    const catalogue = new Catalogue([
      { name: 'A', permissions: [{ name: 'A.Read', description: 'Read' }] },
    ]);
    const roles = NAMES.map((name) => ({
      name,
      owner: 'System',
      permissions: ['A.Read'],
      isHidden: false,
    }));
    const map = JSON.parse(roleMapText(roles, catalogue));
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(map, '__proto__')?.value).toEqual({
      name: '__proto__',
      owner: 'System',
      permissions: [[{ name: 'A.Read', description: 'Read' }]],
    });
    expect(({} as Record<string, unknown>).owner).toBeUndefined();
  });
});
