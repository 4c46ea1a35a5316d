import { type KeyboardEvent, useCallback } from 'react';
import type { RolesScreenProps } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { IconButton } from '../ui/IconButton';
import { MoreIcon } from '../ui/icons';
import { loadActionsMenu, opensMenu, useActionsMenu } from '../ui/table/useActionsMenu';
import { useHint } from '../ui/useHint';
import { roleMenu } from './role-menu';
import { useRoleLabel } from './useRoleLabel';
import { useRoleRefusal } from './useRoleRefusal';

// Only a preload: opening the menu retries and shows the failure.
const prepare = () => void loadActionsMenu().catch(() => {});

/**
 * The menu of a role card (specification §2.6). Loads when the pointer or focus approaches, and
 * renders when opened: a page of 500 cards contains only 500 plain buttons.
 */
export function RoleCardActions({
  role,
  onAction,
  canView,
  changeRefusal,
  changeAccess,
}: {
  role: Role;
  onAction: (action: RoleAction) => void;
  canView: boolean;
  changeRefusal?: string | undefined;
  changeAccess?: RolesScreenProps['changeAccess'];
}) {
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const refusal = useRoleRefusal();
  const data = useMessages(uiDataMessages);
  const name = useRoleLabel()(role.name);
  const hint = useHint();
  const menu = useActionsMenu(
    useCallback(
      (anchor: HTMLElement) => hint.show(anchor, data('menuFailed'), 'focus'),
      [hint, data],
    ),
  );
  const label = data('actionsOf', { name });

  function open(anchor: HTMLElement): void {
    void menu.show({
      key: role.name,
      anchor,
      label,
      actions: roleMenu(role, {
        t,
        tShared,
        refusal,
        canView,
        changeRefusal,
        changeAccess,
        onAction: (action) => onAction(action),
      }),
    });
  }

  return (
    <>
      <IconButton
        size="sm"
        label={label}
        aria-haspopup="menu"
        aria-expanded={menu.openKey !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onBlur={() => hint.hide()}
        onPress={(event) => open(event.currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          if (!opensMenu(event.key)) return;
          event.preventDefault();
          open(event.currentTarget);
        }}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      {menu.element}
      {hint.element}
    </>
  );
}
