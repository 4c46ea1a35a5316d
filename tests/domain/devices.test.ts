import { expect, it } from 'vitest';
import { type Device, inListOrder } from '../../src/domain/users/device';

const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  name: '',
  place: '',
  lastSeen: null,
  isCurrent: false,
  isSignedIn: true,
  trustedUntil: null,
  ...more,
});

it('devices begin with this one, then come those that were seen last, and then the unknown', () => {
  const devices = [
    device('never'),
    device('old', { lastSeen: new Date(1_000) }),
    device('this', { lastSeen: new Date(2_000), isCurrent: true }),
    device('new', { lastSeen: new Date(3_000) }),
  ];
  const inOrder = ['this', 'new', 'old', 'never'];
  expect(inListOrder(devices).map(({ id }) => id)).toEqual(inOrder);
  expect(inListOrder([...devices].reverse()).map(({ id }) => id)).toEqual(inOrder);
});
