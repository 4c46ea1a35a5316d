import type { UserRecord } from '../db/users-table';
import { excessOf, permissionsOf, seesCompany } from '../http/rights';
import { nameOf } from '../users/list-fields';
import type { World } from '../world';

/** The permission that taking a second factor away takes. */
const RESET = 'User.ResetTwoFactor';

/**
 * Who helps somebody without their codes (workday §9.9): by name in their own company, else the company
 * above. Undefined where nobody can.
 */
export function codeHelp({ db }: World, user: UserRecord): { readonly help: string } | undefined {
  const canHelp = (other: UserRecord) =>
    other !== user &&
    other.isActive &&
    other.isEmailConfirmed &&
    !other.isSystem &&
    permissionsOf(db, other).includes(RESET) &&
    seesCompany(db, other)(user.customerId) &&
    excessOf(db, other, user) === undefined;
  const helpers = db.users.all().filter(canHelp);
  const colleague = helpers.find(({ customerId }) => customerId === user.customerId);
  if (colleague) {
    return { help: `Ask ${nameOf(colleague)} (${colleague.email}) to reset your sign-in.` };
  }
  const above = helpers.map(({ customerId }) => db.commerce().companies.get(customerId)?.name);
  const company = above.find((name) => name !== undefined);
  return company === undefined ? undefined : { help: `Ask ${company} to reset your sign-in.` };
}
