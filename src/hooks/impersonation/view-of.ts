import {
  announcedMinutesOf,
  minutesLeftOf,
  phaseOf,
} from '../../domain/impersonation/impersonation';
import { remainingMsOf } from '../../domain/impersonation/machine';
import type { ImpersonationState } from '../../domain/impersonation/machine-types';
import { type ImpersonationView, NO_IMPERSONATION } from './impersonation-view';
import type { KnownImpersonation } from './restore-impersonation';

/** The view of a state; returns `before` itself if the view is unchanged. */
export function viewOf(
  state: ImpersonationState,
  { email, administrator }: KnownImpersonation,
  before: ImpersonationView,
): ImpersonationView {
  if (state.status !== 'active') return NO_IMPERSONATION;
  const { sessionId, extension, isParentGone } = state;
  // Whole seconds, so that uneven ticks cause no needless render.
  const remainingMs = Math.ceil(remainingMsOf(state) / 1_000) * 1_000;
  const isSame =
    before.status === 'active' &&
    before.remainingMs === remainingMs &&
    before.extension === extension &&
    before.isParentGone === isParentGone;
  if (isSame) return before;
  const minutesLeft = minutesLeftOf(remainingMs);
  return {
    status: 'active',
    sessionId,
    email,
    administrator,
    remainingMs,
    minutesLeft,
    phase: phaseOf(minutesLeft),
    extension,
    isParentGone,
    announcedMinutes: announcedMinutesOf(minutesLeft),
  };
}
