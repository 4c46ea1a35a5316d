import type { ImpersonatedPerson } from '../../contracts/impersonation';

/** The name of a user, or the e-mail if there is no name. */
export function callOf({ name, email }: ImpersonatedPerson): string {
  return name?.trim() || email;
}
