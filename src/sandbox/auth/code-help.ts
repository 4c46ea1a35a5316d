import type { UserRecord } from '../db/users-table';
import { excessOf, permissionsOf, seesCompany } from '../http/rights';
import { nameOf } from '../users/list-fields';
import type { World } from '../world';

/** The permission that taking a second factor away takes. */
const RESET = 'User.ResetTwoFactor';

/**
 * Who helps somebody without their codes (workday §9.9): by name in their own company, else the nearest
 * company above that can. Undefined where nobody can.
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
  const { companies } = db.commerce();
  let above = companies.get(companies.get(user.customerId)?.parentId ?? '');
  while (above && !helpers.some(({ customerId }) => customerId === above?.id)) {
    above = companies.get(above.parentId);
  }
  return above && { help: `Ask ${above.name} to reset your sign-in.` };
}
