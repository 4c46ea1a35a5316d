import {
  CARD_PERMISSIONS_SHOWN,
  isSystemRole,
  type Role,
  splitForCard,
} from '../../domain/roles/role';
import { rolesMessages } from '../../messages/en/roles';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { RoleCardMembers, type RoleCardMembersState } from './RoleCardMembers';

/** Props of {@link RoleCard}. */
export interface RoleCardProps {
  role: Role;
  /** The people who hold the role. */
  members: RoleCardMembersState;
  /** Asks again for the people after they could not be loaded. */
  onRetryMembers: () => void;
  /** Where the card's frame is attached, for whoever wants to know when it is on screen. */
  frameRef?: (element: HTMLElement | null) => void;
}

const Body = /* @__PURE__ */ styled(
  'article',
  `
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  block-size: 100%;
  min-block-size: 264px;
  & h2 {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & header {
    display: grid;
    gap: 2px;
  }
  & header p {
    margin: 0;
    font-size: 12px;
    line-height: 16px;
    color: var(--plinth-text-muted);
    overflow-wrap: anywhere;
  }
  & ul[data-slot='role-permissions'] {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    align-content: start;
    gap: 6px;
    font-size: 13px;
    line-height: 20px;
  }
  & ul[data-slot='role-permissions'] li {
    display: grid;
    grid-template-columns: 6px minmax(0, 1fr);
    align-items: baseline;
    gap: 10px;
    overflow-wrap: anywhere;
  }
  & ul[data-slot='role-permissions'] li::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 3px;
    background: var(--plinth-border-strong);
    transform: translateY(-1px);
  }
  & li[data-more] {
    color: var(--plinth-text-muted);
  }
  & li[data-more]::before {
    visibility: hidden;
  }
  `,
);

const Title = /* @__PURE__ */ styled(
  'div',
  `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  `,
);

/** One role with what it allows and who holds it (specification §2.6). */
export function RoleCard({ role, members, onRetryMembers, frameRef }: RoleCardProps) {
  const t = useMessages(rolesMessages);
  const permissions = splitForCard(role.permissions, CARD_PERMISSIONS_SHOWN);
  return (
    <Card ref={frameRef} data-slot="role-card">
      <Body aria-label={role.name}>
        <header>
          <Title>
            <h2 dir="auto">{role.name}</h2>
            {isSystemRole(role) && <Badge tone="info">{t('systemRole')}</Badge>}
          </Title>
          <p>
            {t('createdBy')} <bdi>{role.owner}</bdi>
          </p>
        </header>
        <ul data-slot="role-permissions" aria-label={t('permissionsOf', { role: role.name })}>
          {permissions.shown.map((permission) => (
            <li key={permission.name}>{permission.name}</li>
          ))}
          {permissions.more > 0 && (
            <li data-more="">{t('andMore', { count: permissions.more })}</li>
          )}
          {role.permissions.length === 0 && <li data-more="">{t('noPermissions')}</li>}
        </ul>
        <RoleCardMembers roleName={role.name} state={members} onRetry={onRetryMembers} />
      </Body>
    </Card>
  );
}
