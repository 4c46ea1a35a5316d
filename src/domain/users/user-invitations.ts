import { type BulkRun, inThisTry } from '../bulk-run';
import type { Failure } from '../failure';

/** The state of one invitation of several. `kept`: it was never sent. */
export type InvitationStep =
  | { readonly status: 'waiting' | 'sending' | 'done' | 'kept' }
  | {
      readonly status: 'failed';
      /** Why. */
      readonly failure: Failure;
      /** The person is invited, and only the role is missing. */
      readonly isInvited: boolean;
    };

/** One invitation of several. */
export type InvitationEntry = InvitationStep & {
  /** Whom it goes to. */
  readonly email: string;
};

/** Several invitations on their way, one call each (contract §4.29). */
export interface Invitations {
  /** `ended`: no call is under way. */
  readonly phase: 'running' | 'ended';
  /** The invitations, in the order in which they were typed. */
  readonly entries: readonly InvitationEntry[];
  /** How many of them the try under way, or the last one, is about. @default all */
  readonly tried?: number | undefined;
}

/** Invitations, by the run that makes their calls. */
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

/** How many of several were invited, whatever became of their role. */
export function countInvited({ entries }: Invitations): number {
  return entries.filter(
    (entry) => entry.status === 'done' || (entry.status === 'failed' && entry.isInvited),
  ).length;
}
