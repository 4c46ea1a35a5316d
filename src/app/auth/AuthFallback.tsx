import { AuthSkeleton } from '../../components/auth/AuthSkeleton';
import { useAuthFrame } from './useAuthFrame';

/** Shown while a page of the authentication area is being fetched. */
export function AuthFallback() {
  return <AuthSkeleton {...useAuthFrame()} />;
}
