import { useMemo } from 'react';
import { listRoleMembers } from '../../api/roles';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { RoleMember } from '../../domain/roles/role';
import {
  keptSelection,
  ROLE_USERS_SEARCH_DELAY_MS,
  roleSearchOf,
} from '../../domain/roles/role-users';
import { useRead } from '../reads/useRead';
import {
  queryOf,
  type SearchedPages,
  useSearchedPages,
  useStandingPage,
} from '../reads/useSearchedPages';
import { roleKeys } from './role-keys';

/** The people of a role: search, page and selection (specification §2.7). */
export interface RoleUsers extends SearchedPages {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly rows: Reading<Page<RoleMember>>;
}

const isEmpty = () => false;
const NOBODY: ReadonlySet<string> = /* @__PURE__ */ new Set<string>();

/**
 * The hook of the users' card on the detail page. A search starts on the first page; a page whose
 * last row went away is replaced by the one before; a selection ends with its page, and holds only
 * people who may be selected.
 */
export function useRoleUsers(
  role: string,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): RoleUsers {
  const pages = useSearchedPages({
    searchOf: roleSearchOf,
    delayMs: ROLE_USERS_SEARCH_DELAY_MS,
  });
  const query = queryOf(pages);
  const rows = useRead({
    key: roleKeys.memberPage(role, query),
    isEnabled,
    keepsPrevious: true,
    isEmpty,
    read: (client, options) => listRoleMembers(client, { role, ...query }, options),
  });
  const { selectedKeys } = pages;
  const keptOf = (members: readonly RoleMember[]) =>
    keptSelection({ name: role }, members, selectedKeys).map(({ email }) => email);
  useStandingPage(pages, rows, keptOf);
  const here = rows.status === 'ready' && !rows.isPrevious ? rows.data.data : null;
  const kept = useMemo(
    () =>
      here
        ? new Set(keptSelection({ name: role }, here, selectedKeys).map(({ email }) => email))
        : NOBODY,
    [here, role, selectedKeys],
  );
  return { ...pages, rows, selectedKeys: kept };
}
