import { type BulkRun, inThisTry } from '../bulk-run';
import type { Failure } from '../failure';

/** State of one invitation. `kept`: not sent. */
export type InvitationStep =
  | { readonly status: 'waiting' | 'sending' | 'done' | 'kept' }
  | {
      readonly status: 'failed';
      /** Why it failed. */
      readonly failure: Failure;
      /** Whether the user was invited and only the role is missing. */
      readonly isInvited: boolean;
    };

/** One of several invitations. */
export type InvitationEntry = InvitationStep & {
  /** The recipient. */
  readonly email: string;
};

/** Several invitations, one call each (contract §4.29). */
export interface Invitations {
  /** `ended`: no pending calls. */
  readonly phase: 'running' | 'ended';
  /** The invitations, in the order typed. */
  readonly entries: readonly InvitationEntry[];
  /** Number of invitations in the current or last attempt. @default all */
  readonly tried?: number | undefined;
}

/** Invitations, from their bulk run. */
export function invitationsOf(run: BulkRun<null>, invited: ReadonlySet<string>): Invitations {
  return {
    phase: run.phase === 'running' ? 'running' : 'ended',
    tried: inThisTry(run).length,
    entries: run.entries.map((entry): InvitationEntry => {
      const { id: email } = entry;
      switch (entry.status) {
        case 'failed':
          return {
            email,
            status: 'failed',
            failure: entry.failure,
            isInvited: invited.has(email),
          };
        case 'sending':
        case 'done':
        case 'kept':
          return { email, status: entry.status };
        default:
          return { email, status: 'waiting' };
      }
    }),
  };
}

/** Number of users invited, with or without their role. */
export function countInvited({ entries }: Invitations): number {
  return entries.filter(
    (entry) => entry.status === 'done' || (entry.status === 'failed' && entry.isInvited),
  ).length;
}
