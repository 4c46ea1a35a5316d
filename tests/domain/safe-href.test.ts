import { expect, it } from 'vitest';
import { isSafeHref } from '../../src/domain/text/safe-href';

it.each([
  '/apps/orders',
  'orders/7',
  '#seats',
  '?page=2',
  'http://plinth.example',
  'HTTPS://plinth.example/a:b',
  'mailto:ada@plinth.example',
  'tel:+4930123456',
  '/a//b',
  'a/b:c',
])('%s may become a link', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

it.each([
  '',
  ' \t',
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'java\u0000script:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'x:y',
  '//evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
])('%j may not', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
