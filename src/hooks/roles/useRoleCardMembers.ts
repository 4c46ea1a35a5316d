import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listRoleMembers } from '../../api/calls/roles';
import type { ApiClient } from '../../api/client';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import {
  CARD_CALLS_AT_A_TIME,
  CARD_USERS_PAGE_SIZE,
  type RoleMember,
} from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { type CallLimiter, createCallLimiter } from './call-limiter';

/** All cards of one client share a limiter. */
const limiters = new WeakMap<ApiClient, CallLimiter>();

function limiterOf(client: ApiClient): CallLimiter {
  const known = limiters.get(client);
  if (known) return known;
  const made = createCallLimiter(CARD_CALLS_AT_A_TIME);
  limiters.set(client, made);
  return made;
}

const isEmpty = (page: Page<RoleMember>) => page.data.length === 0;

/**
 * The members of a role card: requested only while the card is visible, at most six cards at a
 * time, each with its own failure and retry (contract §4.17). A card that is scrolled away before
 * its response gives up its slot.
 */
export function useRoleCardMembers(
  role: string,
  { isVisible }: { readonly isVisible: boolean },
): Reading<Page<RoleMember>> {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isVisible) return;
    void queryClient.cancelQueries({ queryKey: roleKeys.card(role), exact: true });
  }, [queryClient, role, isVisible]);
  return useRead({
    key: roleKeys.card(role),
    isEnabled: isVisible,
    isEmpty,
    read: (client, { signal }) =>
      limiterOf(client).run(
        () =>
          listRoleMembers(
            client,
            { role, pageNumber: 1, pageSize: CARD_USERS_PAGE_SIZE },
            { signal },
          ),
        signal,
      ),
  });
}
