import type { ReactNode } from 'react';
import type { DashboardScreenContent } from '../../domain/dashboard/dashboard-screen';
import { useCurrentUser } from '../auth/useSession';

/**
 * The first page after the sign-in: what `DashboardScreen` takes. For pages behind the sign-in.
 *
 * @throws Error when nobody is signed in.
 *
 * @example
 * ```tsx
 * function Home() {
 *   return <DashboardScreen {...useDashboardScreen({ areas: [] })} />;
 * }
 * ```
 */
export function useDashboardScreen(
  given: Pick<DashboardScreenContent<ReactNode>, 'areas'>,
): DashboardScreenContent<ReactNode> {
  return { ...given, user: useCurrentUser() };
}
