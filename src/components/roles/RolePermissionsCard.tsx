import { useId } from 'react';
import { canChangeRole, isSystemRole, type Role } from '../../domain/roles/role';
import type { Permission } from '../../domain/users/user';
import {
  rolesDetailMessages,
  rolesMessages,
  rolesSharedMessages,
} from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import type { Refused } from '../ui/useRefusal';
import { WindowedList } from '../ui/WindowedList';
import { useRoleLabel } from './useRoleLabel';

interface RolePermissionsCardProps {
  role: Role;
  onEdit: () => void;
  onDelete: () => void;
  /** Props of the edit and delete buttons if the viewer may not use them. */
  edit: Refused;
  deletion: Refused;
}

const Body = styled('section')(
  layered(`
  display: grid;
  & > header, & > footer { padding: var(--plinth-space-5); }
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & > header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-1) var(--plinth-space-3);
  }
  & p { margin: 2px 0 0; font-size: var(--plinth-font-size-xs); line-height: 16px; color: var(--plinth-text-muted); overflow-wrap: anywhere; }
  & h3 {
    margin: 0;
    padding: 10px var(--plinth-space-5);
    border-block: 1px solid var(--plinth-border);
    background: var(--plinth-surface-sunken);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
    font-weight: 550;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--plinth-space-2);
    border-block-start: 1px solid var(--plinth-border);
  }
  & > footer > * { flex: 1 1 auto; }
  & > p[data-slot='role-nothing'] { margin: 0; padding: var(--plinth-space-5); font-size: var(--plinth-font-size-sm); line-height: 20px; }
  `),
);

const List = styled(WindowedList<Permission>)(
  layered(`
  /* Specification §2.7. */
  max-block-size: 50vh;
  & li { padding-inline: var(--plinth-space-5); font-size: var(--plinth-font-size-sm); }
  & li + li > div { border-block-start: 1px solid var(--plinth-border); }
  & li > div { padding-block: 10px; }
  & li strong { display: block; font-weight: 550; }
  & li span { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); line-height: 18px; }
  `),
);

const keyOf = ({ name }: Permission) => name;

const line = ({ name, description }: Permission) => (
  <div>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    {description && description !== name && <span dir="auto">{description}</span>}
  </div>
);

/** The left card: a role's name, permissions and actions (§2.7). */
export function RolePermissionsCard({
  role,
  onEdit,
  onDelete,
  edit,
  deletion,
}: RolePermissionsCardProps) {
  const t = useMessages(rolesDetailMessages);
  const tBase = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const label = useRoleLabel();
  const id = useId();
  return (
    <Card padding="none">
      <Body data-slot="role-permissions-card" aria-labelledby={id}>
        <header>
          <div>
            <h2 id={id}>{tBase('permissionsOf', { role: label(role.name) })}</h2>
            {isSystemRole(role) && <Badge tone="info">{tShared('systemRole')}</Badge>}
          </div>
          {role.owner && (
            <p>
              <span>{tShared('createdBy')}</span> <bdi>{role.owner}</bdi>
            </p>
          )}
        </header>
        <h3 id={`${id}-list`}>{tBase('permissionCount', { count: role.permissions.length })}</h3>
        {role.permissions.length === 0 ? (
          <Part as="p" data-slot="role-nothing">
            {t('detailNoPermissions')}
          </Part>
        ) : (
          <List
            aria-labelledby={`${id}-list`}
            items={role.permissions}
            getKey={keyOf}
            estimateSize={59}
            renderItem={line}
          />
        )}
        {canChangeRole(role).allowed && (
          <footer>
            <Button {...edit} onPress={onEdit}>
              {t('detailEdit')}
            </Button>
            <Button {...deletion} onPress={onDelete}>
              {tShared('deleteRole')}
            </Button>
          </footer>
        )}
      </Body>
    </Card>
  );
}
