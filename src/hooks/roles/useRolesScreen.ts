import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { listRoleMembers } from '../../api/calls/roles';
import type { ApiClient } from '../../api/client';
import type { RolesScreenProps } from '../../contracts/roles';
import { ALLOWED } from '../../domain/access';
import type { Page } from '../../domain/paging';
import { dataOr, type Reading } from '../../domain/reading';
import {
  CARD_CALLS_AT_A_TIME,
  CARD_USERS_PAGE_SIZE,
  type PermissionCategory,
  type Role,
  type RoleMember,
} from '../../domain/roles/role';
import { canMakeRoleChange } from '../../domain/roles/role-actions';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { ROLES_LIST, rolesPage } from '../../domain/roles/roles-list';
import { useViewer } from '../auth/useViewer';
import { roleKeys } from '../reads/keys';
import type { HeldQuery } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useWholeList } from '../reads/useWholeList';
import { usePermissionCatalogue } from './usePermissionCatalogue';
import { useRoleDialogs } from './useRoleDialogs';
import { useRoles } from './useRoles';

/** Limits concurrent calls; the others are queued. */
interface CallLimiter {
  /**
   * Runs a call when a slot is free. A queued call whose signal is aborted is never sent and
   * rejects with the signal's reason.
   */
  run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** A limiter that runs calls in the order of their requests. */
export function createCallLimiter(callsAtATime: number): CallLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        running += 1;
        resolve();
      };
      const onAbort = () => {
        const place = queue.indexOf(start);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      };
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      if (running < callsAtATime) {
        start();
        return;
      }
      queue.push(start);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  return {
    async run(call, signal) {
      await turn(signal);
      try {
        return await call();
      } finally {
        running -= 1;
        queue.shift()?.();
      }
    },
  };
}

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

/** Options of {@link useRolesScreen}: the state of the list, if controlled. */
export interface RolesScreenOptions extends HeldQuery {
  /** Opens a role, with the members loaded by its card. @default the menus have no "View Role" */
  readonly onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** Why roles cannot be changed now, as a sentence. @default enabled */
  readonly changeRefusal?: string | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: RoleEvent) => void) | undefined;
}

const NONE: readonly Role[] = [];

/** A permission in two categories counts once. */
const countOf = (catalogue: readonly PermissionCategory[]) =>
  new Set(catalogue.flatMap(({ permissions }) => permissions.map(({ name }) => name))).size;

/**
 * Everything that `RolesScreen` shows and does (specification §2.6, §2.8): the roles, the members
 * of the visible cards, and the dialogs that create, edit, copy, compare and delete. No request is
 * sent before sign-in.
 *
 * @example
 * const Roles = () => <RolesScreen {...useRolesScreen()} />;
 */
export function useRolesScreen(options: RolesScreenOptions = {}): RolesScreenProps {
  const { onView, changeRefusal, onDone, query, onQueryChange } = options;
  const viewer = useViewer();
  const isEnabled = viewer !== null;
  const roles = useRoles({ isEnabled });
  const list = useWholeList({
    name: 'roles',
    all: roles,
    pageOf: rolesPage,
    start: ROLES_LIST.start,
    query,
    onQueryChange,
  });
  const catalogue = usePermissionCatalogue({ isEnabled });
  const { dialog, open } = useRoleDialogs({ roles: dataOr(roles, NONE), onDone });
  return {
    roles,
    list,
    useRoleMembers: useRoleCardMembers,
    onAction(action, role) {
      if (action !== 'view') open({ kind: action, role });
    },
    onCreate: () => open({ kind: 'create' }),
    onView,
    permissionTotal: catalogue.status === 'ready' ? countOf(catalogue.data) : undefined,
    changeRefusal,
    changeAccess: useCallback(
      (change, role) => (viewer ? canMakeRoleChange(viewer, change, role) : ALLOWED),
      [viewer],
    ),
    dialog,
  };
}
