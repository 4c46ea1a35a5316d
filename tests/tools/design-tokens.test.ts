import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { linearToOklch, toSrgbGamut } from '../../src/theme/color';
import { markTokens } from '../../src/theme/mark-tokens';
import { resolveToken, type Scheme } from '../../src/theme/resolve-token';
import { defaultTokens, type TokenName } from '../../src/theme/tokens';
import { designTokens } from '../../tools/build/design-tokens';

const source = readFileSync(resolve(import.meta.dirname, '../../src/theme/tokens.ts'), 'utf8');
const tokens = designTokens(source);
const table: Readonly<Record<string, string>> = { ...defaultTokens, ...markTokens };

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([share, share, share]),
  alpha: share,
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
const length = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
const time = v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) });
const shadow = v.strictObject({
  color,
  offsetX: length,
  offsetY: length,
  blur: length,
  spread: length,
});
/** What the Format Module 2025.10 says of each type that we use. */
const TYPES = {
  color,
  dimension: length,
  duration: time,
  number: v.number(),
  fontFamily: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()),
  cubicBezier: v.strictTuple([share, v.number(), share, v.number()]),
  shadow: v.pipe(v.array(shadow), v.nonEmpty()),
};
const token = v.variant(
  '$type',
  Object.entries(TYPES).map(([type, $value]) =>
    v.strictObject({
      $type: v.literal(type),
      $value,
      $description: v.optional(v.pipe(v.string(), v.nonEmpty())),
      $extensions: v.strictObject({ 'dev.plinth': v.strictObject({ css: v.string() }) }),
    }),
  ),
);
const group = v.objectWithRest(
  { $description: v.string() },
  v.custom((each) => v.parse(token, each) && true),
);

/** The tokens of a group by name. */
const tokensIn = (name: 'base' | Scheme) =>
  Object.entries(tokens[name]).flatMap(([key, each]) =>
    typeof each === 'string' ? [] : [[key, each] as const],
  );

describe('tokens.json', () => {
  it('keeps to the format', () => {
    const file = v.strictObject({
      $description: v.string(),
      base: group,
      light: group,
      dark: group,
    });
    v.parse(file, JSON.parse(JSON.stringify(tokens)));
    const names = (['base', 'light', 'dark'] as const).flatMap((each) => Object.keys(tokens[each]));
    expect(names.filter((name) => /[{}.]/.test(name))).toEqual([]);
  });

  it('has every token of the table, in one group or in one for each scheme', () => {
    const names = (group: 'base' | Scheme) => tokensIn(group).map(([name]) => name);
    expect([...names('base'), ...names('light')].sort()).toEqual(Object.keys(table).sort());
    expect(names('dark')).toEqual(names('light'));
    for (const scheme of ['base', 'light', 'dark'] as const) {
      for (const [name, { $extensions }] of tokensIn(scheme)) {
        expect($extensions['dev.plinth'].css).toBe(table[name]);
      }
    }
  });

  it.each(['light', 'dark'] as const)('has each colour as a browser resolves it: %s', (scheme) => {
    const colors = [...tokensIn('base'), ...tokensIn(scheme)].flatMap(([name, each]) =>
      each.$type === 'color' && each.$value.alpha === 1 ? [[name, each.$value] as const] : [],
    );
    expect(colors.length).toBeGreaterThan(50);
    for (const [name, { components }] of colors) {
      const [red = 0, green = 0, blue = 0] = components.map((each) =>
        each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
      );
      const read = linearToOklch([red, green, blue]);
      const asked = resolveToken(name as TokenName, scheme);
      const wanted = asked && toSrgbGamut(asked);
      expect(read.l, name).toBeCloseTo(wanted?.l ?? -1, 2);
      expect(read.c, name).toBeCloseTo(wanted?.c ?? -1, 2);
    }
  });

  it('has the other kinds with their units', () => {
    const { base, light, dark } = tokens;
    expect(base['space-4']).toMatchObject({
      $type: 'dimension',
      $value: { value: 16, unit: 'px' },
    });
    expect(base['duration-fast']).toMatchObject({ $value: { value: 120, unit: 'ms' } });
    expect(base.ease).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] });
    expect(base['font-mono']).toMatchObject({ $type: 'fontFamily' });
    expect(base['panel-glow']).toMatchObject({ $value: { alpha: 0.6 } });
    expect(light.shadow).toMatchObject({ $value: [{ spread: { value: 1 } }, {}, { blur: {} }] });
    expect(light.backdrop).toMatchObject({ $value: { alpha: 0.42 } });
    expect(dark.backdrop).toMatchObject({ $value: { alpha: 0.66 } });
  });

  it('describes a token by the sentence above it', () => {
    expect(tokens.light.surface).toMatchObject({
      $description: 'Background of pages, cards and fields.',
    });
    expect(tokens.base['control-sm']).toMatchObject({
      $description: expect.stringMatching(/^Heights of controls: .* pointer\.$/),
    });
  });
});
