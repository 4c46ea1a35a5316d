import { subscriptionConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { Subscription } from '../../domain/subscriptions/subscription';

/**
 * The server's response to a write: saved, or changed elsewhere meanwhile, with the current state.
 */
export interface RevisionAnswer {
  /** Which of them. */
  readonly status: 'saved' | 'changed';
  /** The newest state. */
  readonly subscription: Subscription;
}

/** A write to a subscription; a stale revision returns the newest state (wire §1). */
export async function withRevisionAnswer(call: Promise<Subscription>): Promise<RevisionAnswer> {
  try {
    return { status: 'saved', subscription: await call };
  } catch (error) {
    const newest = isApiError(error) && error.status === 409 ? subscriptionConflictOf(error) : null;
    if (!newest) throw error;
    return { status: 'changed', subscription: newest };
  }
}
