import { useCallback, useState } from 'react';
import { activateUser, deactivateUser, resetSecondFactor } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { AccountControl, AccountEvent, AccountObjection } from '../../contracts/users';
import type { Reading } from '../../domain/reading';
import type { Holdings } from '../../domain/users/holdings';
import { useViewer } from '../auth/useViewer';
import { roleKeys, userKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useWrite } from '../writes/useWrite';
import { holdingsSource } from './user-queries';

/** Options of {@link useAccountActions}. */
export interface AccountActionsOptions {
  /**
   * Why the actions are disabled now, for example while impersonating: sentences. @default it can
   */
  readonly refusals?: AccountControl['refusals'] | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: AccountEvent) => void) | undefined;
}

const CALLS = {
  resetSecondFactor,
  deactivate: deactivateUser,
  activate: activateUser,
} as const;

/** The server's reason against it; other refusals are failures. */
const OBJECTIONS: Readonly<Record<string, AccountObjection>> = {
  last_administrator: 'lastAdministrator',
  beyond_own_rights: 'beyondOwnRights',
  own_account: 'ownAccount',
};

type AccountInput = AccountEvent & { readonly reason: string };

/** Changes an account. @returns the server's reason against it; null if done */
async function send(
  client: ApiClient,
  { action, user: { email }, reason }: AccountInput,
): Promise<AccountObjection | null> {
  try {
    await CALLS[action](client, { email, reason });
    return null;
  } catch (error) {
    const objection = isApiError(error) ? OBJECTIONS[error.code] : undefined;
    if (objection === undefined) throw error;
    return objection;
  }
}

const NO_REFUSALS: AccountControl['refusals'] = {};
const isEmpty = () => false;

/** What a user leaves behind; no request for '' (workday §2). */
export function useHoldings(email: string): Reading<Holdings> {
  return useRead({ ...holdingsSource(email), isEmpty, isEnabled: email !== '' });
}

/** Whether the server has these calls: one without them does not report the viewer's holdings. */
function useIsOffered(): boolean {
  const viewer = useViewer();
  const mayAsk = viewer?.allowedActions.includes('User.Read') === true;
  const own = useHoldings(mayAsk ? viewer.email : '');
  return own.status === 'ready';
}

/**
 * Resets second factors, and disables and enables accounts (workday §2), each after a question with
 * a reason. Undefined if the server lacks the calls, and until that is known.
 *
 * @example
 * const accounts = useAccountActions();
 * const Users = () => <UsersScreen {...useUsersScreen({ accounts })} />;
 */
export function useAccountActions({
  refusals = NO_REFUSALS,
  onDone,
}: AccountActionsOptions = {}): AccountControl | undefined {
  const isOffered = useIsOffered();
  const [asked, setAsked] = useState<AccountEvent | null>(null);
  const [objection, setObjection] = useState<AccountObjection | null>(null);
  const leaves = asked?.action === 'deactivate';
  const holdings = useHoldings(leaves ? asked.user.email : '');
  const { isPending, failure, run, reset } = useWrite(send, {
    stale: ({ user: { email } }) => [
      userKeys.one(email),
      userKeys.lists,
      userKeys.holdings(email),
      roleKeys.all,
    ],
  });
  const onAsk: AccountControl['onAsk'] = useCallback(
    (action, { email, firstname, lastname }) => {
      reset();
      setObjection(null);
      setAsked({ action, user: { email, firstname, lastname } });
    },
    [reset],
  );
  if (!isOffered) return undefined;
  return {
    refusals,
    onAsk,
    dialog: asked && {
      ...asked,
      holdings: leaves ? holdings : null,
      objection,
      isPending,
      failure,
      async onConfirm(reason) {
        const outcome = await run({ ...asked, reason });
        if (outcome.status !== 'done') return;
        setObjection(outcome.result);
        if (outcome.result !== null) return;
        setAsked(null);
        onDone?.(asked);
      },
      onClose: () => setAsked(null),
    },
  };
}
