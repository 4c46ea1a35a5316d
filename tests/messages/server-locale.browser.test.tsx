import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dateWaysOf } from '../../src/domain/time/date-ways';
import { DatesProvider } from '../../src/messages/DatesProvider';
import { MessagesProvider, useMessagesLocale } from '../../src/messages/messages';

const seen: string[] = [];

function Zone() {
  const locale = useMessagesLocale();
  seen.push(locale);
  const { timeZone = 'the reader’s', dateStyle = '' } = dateWaysOf(locale);
  return <p>{`${timeZone} ${dateStyle}`}</p>;
}

const page = (
  <MessagesProvider locale="de">
    <Zone />
    <DatesProvider dateStyle="iso">
      <Zone />
    </DatesProvider>
    <DatesProvider timeZone="Asia/Tokyo">
      <Zone />
    </DatesProvider>
  </MessagesProvider>
);
const texts = (root: Element) => [...root.querySelectorAll('p')].map((p) => p.textContent?.trim());

it('dates of a server are in UTC where no zone was set, and the reader’s once a browser has them', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(texts(root)).toEqual(['UTC', 'UTC iso', 'Asia/Tokyo']);
  const onRecoverableError = vi.fn();
  hydrateRoot(root, page, { onRecoverableError });
  await expect.poll(() => texts(root)).toEqual(['the reader’s', 'the reader’s iso', 'Asia/Tokyo']);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.remove();
});

it('a page that no server has rendered is in the reader’s zone at once', async () => {
  seen.length = 0;
  await render(page);
  expect(seen.map((locale) => dateWaysOf(locale).timeZone)).toEqual([
    undefined,
    undefined,
    'Asia/Tokyo',
  ]);
});
