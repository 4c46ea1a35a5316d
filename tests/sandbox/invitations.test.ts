import { beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';

const sandbox = createSandbox();
const EMAIL = 'grace@northwind.example';
const INVITATION = `/users/${EMAIL}/invitation`;
let admin: CommerceCaller;

const confirm = (token: string) =>
  admin(
    'GET',
    `/login/confirm-email?${new URLSearchParams({ confirmationToken: token, email: EMAIL })}`,
  );

beforeEach(async () => {
  sandbox.useScenario('signedOut');
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  await admin('POST', '/users', { email: EMAIL });
});

it('is sent again with a link that takes the place of the one before (contract §4.29)', async () => {
  const [first] = sandbox.outbox;
  expect((await admin('POST', INVITATION)).status).toBe(200);
  const [, second] = sandbox.outbox;
  expect((await confirm(first?.token ?? '')).status).toBe(400);
  expect((await confirm(second?.token ?? '')).status).toBe(200);
  expect((await admin('POST', INVITATION)).status).toBe(409);
  const { json } = await admin('GET', `/activity?recordType=user&recordId=${EMAIL}`);
  expect(json.data.map(({ action }: { action: string }) => action)).toEqual([
    'user.joined',
    'user.inviteResent',
    'user.invited',
  ]);
});

it('is pending in the list until it is accepted or withdrawn', async () => {
  const pending = async () =>
    (await admin('GET', '/users?isInvited=true')).json.data.map(
      ({ email, invitedAt }: { email: string; invitedAt: string }) => [email, invitedAt],
    );
  expect(await pending()).toContainEqual([EMAIL, '2026-03-02T09:00:00']);
  expect((await admin('DELETE', INVITATION)).status).toBe(200);
  expect((await pending()).map(([email]: string[]) => email)).not.toContain(EMAIL);
  expect((await confirm(sandbox.outbox[0]?.token ?? '')).status).toBe(400);
  expect((await admin('DELETE', INVITATION)).status).toBe(404);
});

it('is for those who may invite', async () => {
  const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
  expect((await customer('POST', INVITATION)).status).toBe(403);
  expect((await customer('DELETE', INVITATION)).status).toBe(403);
});
