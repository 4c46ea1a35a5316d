import { expect, it } from 'vitest';
import { createTheme, createThemeFromFile } from '../../src/theme';
import file from './brand.json';

it('makes the theme of a brand that is kept as JSON, and names what no option takes', () => {
  const { tokens, warnings } = createThemeFromFile(file);
  const { color, tokens: own } = file;
  expect(tokens).toEqual(createTheme({ brand: color, density: 'spacious', tokens: own }).tokens);
  expect(warnings.filter(({ code }) => code === 'invalidOption')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('radius: "rond" is not') }),
  ]);
});
