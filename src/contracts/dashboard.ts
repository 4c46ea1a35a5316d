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
  /** Identifies it among the areas. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
  /** Where it is. */
  readonly href: string;
  /** Its picture. */
  readonly icon: ReactNode;
}

/**
 * What the first page after the sign-in shows (specification §2.2, commerce §5). Each part loads,
 * fails and retries on its own; parts that the viewer may not see are null.
 */
export interface DashboardScreenProps {
  /** The signed-in user. */
  readonly user: Pick<User, 'email' | 'firstname' | 'lastname' | 'username'>;
  /** Their level in the reseller chain: viewers with customers see what these buy. */
  readonly level: CustomerType;
  /** The present time in milliseconds since 1970, to the minute, for the greeting. */
  readonly now: number;
  /** The areas they may open; shown if they may see none of the parts. */
  readonly areas: readonly DashboardArea[];
  /** The numbers, each of which leads to its list. */
  readonly summary: Reading<DashboardSummary> | null;
  /** What needs attention, most urgent first. */
  readonly attention: Reading<readonly AttentionItem[]> | null;
  /** Thirteen months for each currency. */
  readonly spend: Reading<readonly MonthlySpend[]> | null;
  /** What renews or ends next, at most {@link RENEWALS_AHEAD}. */
  readonly renewals: Reading<readonly Subscription[]> | null;
  /** The last statement of the viewer's company; null for viewers with customers. */
  readonly statement: Reading<Statement> | null;
  /** The first steps of a new account; empty for any other. */
  readonly firstSteps: readonly FirstStep[];
  /** Whether they may see the marketplace. */
  readonly hasMarketplace: boolean;
  /** The switch that hides costs; null if the viewer sees none. */
  readonly clientView: ClientView | null;
}
