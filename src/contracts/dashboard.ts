import type { ReactNode } from 'react';
import type { Statement } from '../domain/billing/statement';
import type { FirstStep } from '../domain/dashboard/first-steps';
import type { AttentionItem, DashboardSummary, MonthlySpend } from '../domain/dashboard/summary';
import type { Reading } from '../domain/reading';
import type { Subscription } from '../domain/subscriptions/subscription';
import type { CustomerType, User } from '../domain/users/user';
import type { ClientView } from './products';

/**
 * An area of the portal that the viewer may open.
 *
 */
export interface DashboardArea {
  /** What tells it from the others. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** Where it is. */
  readonly href: string;
  /** Its picture. */
  readonly icon: ReactNode;
}

/**
 * What the first page after the sign-in shows (specification §2.2, commerce §5). Each part is read,
 * fails and is tried again alone; one that is not for the viewer is null.
 *
 */
export interface DashboardScreenProps {
  /** Who is signed in. */
  readonly user: Pick<User, 'email' | 'firstname' | 'lastname' | 'username'>;
  /** Their level in the reseller chain: who has customers sees what these buy. */
  readonly level: CustomerType;
  /** The present time in milliseconds since 1970, to the minute: by it they are greeted. */
  readonly now: number;
  /** The areas that are open to them; shown to who may see none of the parts. */
  readonly areas: readonly DashboardArea[];
  /** The numbers, each of which leads to its list. */
  readonly summary: Reading<DashboardSummary> | null;
  /** What needs attention, most urgent first. */
  readonly attention: Reading<readonly AttentionItem[]> | null;
  /** Thirteen months a currency. */
  readonly spend: Reading<readonly MonthlySpend[]> | null;
  /** What renews or ends next, at most {@link RENEWALS_AHEAD}. */
  readonly renewals: Reading<readonly Subscription[]> | null;
  /** The last statement of the viewer's own company; null for who has customers. */
  readonly statement: Reading<Statement> | null;
  /** How a new account begins; empty for any other. */
  readonly firstSteps: readonly FirstStep[];
  /** Whether they may see the marketplace. */
  readonly hasMarketplace: boolean;
  /** The switch that takes costs off the screen; null for who sees none. */
  readonly clientView: ClientView | null;
}
