import { samples } from 'virtual:samples';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openPage } from '../docs/support/partner-page';

const MISSING = [
  'BroadcastChannel',
  'IntersectionObserver',
  'Notification',
  'ResizeObserver',
  'Worker',
];
const OF_NAVIGATOR = ['clipboard', 'credentials', 'locks'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of OF_NAVIGATOR) Reflect.deleteProperty(navigator, name);
});

/** A browser that has none of what docs/browsers.md says that we can do without. */
function forgetFeatures(): void {
  for (const name of MISSING) vi.stubGlobal(name, undefined);
  for (const name of OF_NAVIGATOR) {
    Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  }
}

async function openExample(title: string) {
  openPage('signedIn');
  forgetFeatures();
  const { Page } = (await samples[`docs/embedding.md ${title}`]?.load?.()) ?? {};
  if (typeof Page !== 'function') throw new Error(`There is no example ${title} with a Page.`);
  const Shown = Page as ComponentType;
  return await render(<Shown />);
}

it('the bell and its drawer work where tabs cannot talk and nothing outside of the page can be shown', async () => {
  const screen = await openExample('Bell');
  const bell = screen.getByRole('button', { name: /^Notifications: 14 new/ });
  await bell.click();
  const article = screen.getByRole('article', { name: 'Order for Lofoten Seafood failed' });
  await expect.element(article).toBeVisible();
});

it('the cards of roles read their people where nothing says what is on screen', async () => {
  const screen = await openExample('RolesScreen');
  const card = screen.getByRole('article', { name: 'Admin' });
  await expect.element(card.getByText('System Role')).toBeVisible();
  const avatars = () => card.element().querySelectorAll('[data-slot=avatar]').length;
  await expect.poll(avatars).toBeGreaterThan(0);
});
