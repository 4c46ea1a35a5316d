import type { Reading } from '../../domain/reading';
import type { User } from '../../domain/users/user';
import { useRead } from '../reads/useRead';
import { userSource } from './user-queries';

const isEmpty = () => false;

/**
 * One user by e-mail (specification §7.2); never `empty`. A missing user is a failure of the kind
 * `notFound`, one who may not be seen of the kind `forbidden`.
 */
export function useUser(
  email: string,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): Reading<User> {
  return useRead({ ...userSource(email), isEmpty, isEnabled });
}
