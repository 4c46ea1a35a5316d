import type { User } from '../users/user';

/**
 * An area of the portal that the viewer may open.
 *
 * @typeParam Picture - what an icon is: `ReactNode` for components
 */
export interface DashboardAreaContent<Picture> {
  /** What tells it from the others. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** Where it is. */
  readonly href: string;
  /** Its picture. */
  readonly icon: Picture;
}

/**
 * What the first page after the sign-in shows (specification §2.2).
 *
 * @typeParam Picture - what an icon is: `ReactNode` for components
 */
export interface DashboardScreenContent<Picture> {
  /** Who is signed in. */
  user: Pick<User, 'email' | 'firstname' | 'lastname' | 'username'>;
  /** The areas that are open to them. */
  areas: readonly DashboardAreaContent<Picture>[];
}
