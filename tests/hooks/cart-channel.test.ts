import { expect, it } from 'vitest';
import { readCart } from '../../src/api/calls/cart';
import { openCartChannel } from '../../src/hooks/cart/useKeepCart';
import { CART } from '../api/commerce-answers';
import { openServices } from './support/open-services';

const ADA = 'ada@plinth.example';

/** Two tabs of a browser, of which the second may be somebody else's. */
function openTabs({ user = ADA, session = '' } = {}) {
  const { browser, services } = openServices();
  const other = openServices().services;
  other.client.setImpersonationSession(session);
  const heard: unknown[] = [];
  const mine = openCartChannel(services, ADA);
  mine.subscribe(({ message }) => heard.push(message));
  const theirs = openCartChannel({ ...other, platform: browser.openTab() }, user);
  return { heard, theirs };
}

it('a tab receives the cart of another tab of its user, as the server would send it', () => {
  const { heard, theirs } = openTabs();
  const cart = readCart(CART);
  theirs.post({ kind: 'cart', cart });
  expect(heard).toEqual([{ kind: 'cart', cart }]);
});

it('and of nothing else', () => {
  for (const whose of [{ user: 'eve@plinth.example' }, { session: 'i-1' }]) {
    const { heard, theirs } = openTabs(whose);
    theirs.post({ kind: 'cart', cart: readCart(CART) });
    expect(heard).toEqual([]);
  }
  const { heard, theirs } = openTabs();
  theirs.post({ kind: 'greeting', cart: readCart(CART) } as never);
  expect(heard).toEqual([]);
});
