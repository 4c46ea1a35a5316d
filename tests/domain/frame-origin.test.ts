import { expect, it } from 'vitest';
import { isFrameOrigin } from '../../src/domain/embed/frame-origin';

it.each([
  ['https://portal.example', true],
  ['https://portal.example:8443', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://portal.example', false],
  ['https://portal.example:443', false],
  ['https://portal.example:99999', false],
  ['https://portal.example/', false],
  ['https://Portal.example', false],
  ['https://*.example', false],
  ['', false],
])('whether a page at %s can frame the console: %s', (origin, can) => {
  expect(isFrameOrigin(origin)).toBe(can);
});
