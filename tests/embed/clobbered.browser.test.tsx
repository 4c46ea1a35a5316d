import { afterEach, expect, it } from 'vitest';
import { readPage } from '../../src/domain/read-page';
import { define } from '../../src/embed/elements/code-field';

const NAMES = ['defaultView', 'activeElement', 'body', 'head', 'documentElement', 'implementation'];

define();

afterEach(() => {
  for (const picture of readPage(document, 'querySelectorAll')('img[name], plinth-code-field')) {
    picture.remove();
  }
});

it('pictures that are called like what we read of the page empty no element', async () => {
  const place = document.body;
  place.insertAdjacentHTML('beforeend', NAMES.map((name) => `<img name="${name}">`).join(''));
  expect(document.defaultView).toBeInstanceOf(HTMLImageElement);
  expect(NAMES.map((name) => readPage(document, name as 'body'))).not.toContainEqual(
    expect.any(HTMLImageElement),
  );
  const element = document.createElement('plinth-code-field');
  element.setAttribute('label', 'Code');
  place.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('input')).toBeTruthy();
});
