import type { Role } from '../../domain/roles/role';
import { isChange, type RoleAction, roleActions } from '../../domain/roles/role-actions';
import type { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';
import { CompareIcon, CopyIcon, DeleteIcon, EditIcon, ShowIcon } from '../ui/icons';
import type { TableAction } from '../ui/table/table-props';

const LABELS = {
  view: 'viewRole',
  edit: 'editRole',
  duplicate: 'duplicateRole',
  compare: 'compareRole',
} as const;

const ICONS = {
  view: <ShowIcon aria-hidden />,
  edit: <EditIcon aria-hidden />,
  duplicate: <CopyIcon aria-hidden />,
  compare: <CompareIcon aria-hidden />,
  delete: <DeleteIcon aria-hidden />,
};

/** The menu of a role, in its card and in its row (specification §2.6). */
export function roleMenu(
  role: Role,
  {
    t,
    tShared,
    canView,
    changeRefusal,
    onAction,
  }: {
    t: Translate<(typeof rolesMessages)['messages']>;
    tShared: Translate<(typeof rolesSharedMessages)['messages']>;
    canView: boolean;
    changeRefusal: string | undefined;
    onAction: (action: RoleAction, role: Role) => void;
  },
): readonly TableAction[] {
  return roleActions(role)
    .filter((action) => canView || action !== 'view')
    .map((action) => ({
      id: action,
      label: action === 'delete' ? tShared('deleteRole') : t(LABELS[action]),
      icon: ICONS[action],
      tone: action === 'delete' ? 'danger' : 'neutral',
      isDisabled: Boolean(changeRefusal) && isChange(action),
      disabledReason: changeRefusal,
      onAction: () => onAction(action, role),
    }));
}
