import type { Device } from '../domain/users/device';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { get, post, remove } from './endpoints';
import { readDevices } from './wire/devices';
import { readWriteAnswer, type WriteAnswer } from './wire/message';

export const LIST_DEVICES = /* @__PURE__ */ get('listDevices', '/app/users/me/devices');

/** The browsers that the user is signed in with, or that they trust (contract §4.28). */
export function listDevices(client: ApiClient, options?: CallOptions): Promise<readonly Device[]> {
  return client.send({ endpoint: LIST_DEVICES, read: readDevices }, options);
}

export const SIGN_OUT_DEVICE = /* @__PURE__ */ remove(
  'signOutDevice',
  '/app/users/me/devices/{id}',
);

/** Signs the user out on another device, which is no longer trusted either (contract §4.28). */
export function signOutDevice(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: SIGN_OUT_DEVICE, params: { id }, read: readWriteAnswer }, options);
}

export const SIGN_OUT_OTHER_DEVICES = /* @__PURE__ */ post(
  'signOutOtherDevices',
  '/app/users/me/devices/sign-out-others',
);

/** Signs the user out on every device but this one (contract §4.28). */
export function signOutOtherDevices(
  client: ApiClient,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: SIGN_OUT_OTHER_DEVICES, read: readWriteAnswer }, options);
}

export const FORGET_DEVICE = /* @__PURE__ */ remove(
  'forgetDevice',
  '/app/users/me/devices/{id}/trust',
);

/** Has a device asked for the second factor again (contract §4.28). A session there goes on. */
export function forgetDevice(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: FORGET_DEVICE, params: { id }, read: readWriteAnswer }, options);
}
