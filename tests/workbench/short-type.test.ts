import { expect, it } from 'vitest';
import { shortType, unionText } from '../../.storybook/short-type';

it.each([
  ['string', 'string'],
  ["'sm' | 'md' | 'lg'", "'sm' | 'md' | 'lg'"],
  ['(event: MouseEvent<HTMLButtonElement>) => void', '(event) => void'],
  [
    '(id: string, more: { a: 1 }) => Promise<string | null>',
    '(id, more) => Promise<string | null>',
  ],
  [
    "'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger'",
    "'neutral' | 'brand' | 'info' | …",
  ],
  ['{ readonly light: string; readonly dark?: string | undefined }', 'object'],
  ['ReadonlyMap<string, readonly NotificationSeverity[]>', 'ReadonlyMap<…>'],
  ['() => void', '() => void'],
])('%s is told as %s', (text, short) => {
  expect(shortType(text)).toBe(short);
});

it.each([
  ['((position: PagePosition) => void) | undefined', '(position: PagePosition) => void'],
  ['PagePosition | undefined', 'PagePosition'],
  ["'sm' | 'md' | undefined", "'sm' | 'md'"],
  ['((id: string | undefined) => void) | null', '((id: string | undefined) => void) | null'],
])('%s is read as %s', (text, told) => {
  expect(unionText(text)).toBe(told);
});
