import type { ImpersonatedPerson } from '../../contracts/impersonation';

/** What to call a user: the name, else the e-mail. */
export function callOf({ name, email }: ImpersonatedPerson): string {
  return name?.trim() || email;
}
