import type { Sandbox } from '../../src/sandbox/sandbox';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';

/** Gives somebody a role that has exactly these permissions. */
export async function allowOnly(
  sandbox: Sandbox,
  email: string,
  permissions: readonly string[],
): Promise<void> {
  const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  const query = `roleName=${encodeURIComponent(`Only ${permissions.join(' ')}`)}`;
  await admin('POST', `/roles/create-role?${query}`, permissions);
  await admin('POST', `/roles/assign-role?${query}`, [email]);
}
