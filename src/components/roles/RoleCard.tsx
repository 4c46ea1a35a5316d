import { Fragment } from 'react';
import type { RolesScreenProps } from '../../contracts/roles';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import {
  CARD_PERMISSIONS_SHOWN,
  isSystemRole,
  type Role,
  type RoleMember,
  splitForCard,
} from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { permissionCount } from './permission-count';
import { RoleCardActions } from './RoleCardActions';
import { RoleCardMembers } from './RoleCardMembers';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link RoleCard}. */
export interface RoleCardProps {
  /** The role to show. */
  role: Role;
  /** The first users of the role, and their number. */
  members: Reading<Page<RoleMember>>;
  /** Whether the users have not been requested yet; done when it is visible. @default false */
  isDeferred?: boolean | undefined;
  /**
   * Called with the action chosen in the card's menu, which contains what the role allows
   * (specification §2.6). @default none, and no menu
   */
  onAction?: ((action: RoleAction) => void) | undefined;
  /** Whether the menu has "View Role". @default true */
  canView?: boolean | undefined;
  /** Page of the role, which the title links to. @default no link */
  href?: string | undefined;
  /** Number of all permissions, for "18 of 80 permissions". @default not shown */
  permissionTotal?: number | undefined;
  /** Why roles cannot be changed now; disables those menu entries. @default changes are possible */
  changeRefusal?: string | undefined;
  /** Whether the viewer may change the role, with the reason if not. @default allowed */
  changeAccess?: RolesScreenProps['changeAccess'];
  /** Ref to the card's frame, for an intersection observer. */
  frameRef?: (element: HTMLElement | null) => void;
}

const Body = styled('article')(
  layered(`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--plinth-space-3);
  block-size: 100%;
  min-block-size: 138px;
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-line-clamp: 4;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & h2 > a { color: inherit; font-weight: inherit; text-decoration: none; }
  & h2 > a:hover { text-decoration: underline; }
  & h2:has(> a:focus-visible) { overflow: visible; }
  & header, & header > div { min-inline-size: 0; }
  & header {
    display: grid;
    gap: 2px;
  }
  & header p {
    margin: 0;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
    color: var(--plinth-text-muted);
    overflow-wrap: anywhere;
  }
  & ul[data-slot='role-permissions'] {
    list-style: none;
    margin: 0;
    padding: 0;
    align-self: start;
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  & ul[data-slot='role-permissions'] li { display: inline; }
  & ul[data-slot='role-permissions'] li:not(:last-child, :has(+ [data-more]))::after { content: ','; }
  & li[data-more] { color: var(--plinth-text-muted); }
  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-1) var(--plinth-space-3);
    box-sizing: border-box;
    min-block-size: 39px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--plinth-border);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 20px;
  }
  & footer > span { font-variant-numeric: tabular-nums; }
  `),
);

const Title = styled('div')(
  layered(`
  display: flex;
  align-items: flex-start;
  gap: var(--plinth-space-2);
  & > div {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-1) var(--plinth-space-2);
  }
  /* Aligned with the card's edge, despite the larger press target. */
  & > button { margin-block: -2px; margin-inline-end: -6px; }
  `),
);

/** A role with its permissions and users (specification §2.6). */
export function RoleCard(props: RoleCardProps) {
  const { role, members, href, permissionTotal, onAction, canView = true } = props;
  const { changeRefusal, changeAccess, frameRef } = props;
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const name = useRoleLabel()(role.name);
  const permissions = splitForCard(role.permissions, CARD_PERMISSIONS_SHOWN);
  return (
    <Card ref={frameRef} data-slot="role-card">
      <Body aria-label={name}>
        <header>
          <Title>
            <div>
              <h2 dir="auto">{href === undefined ? name : <Link href={href}>{name}</Link>}</h2>
              {isSystemRole(role) && <Badge tone="info">{tShared('systemRole')}</Badge>}
            </div>
            {onAction && (
              <RoleCardActions {...{ role, onAction, canView, changeRefusal, changeAccess }} />
            )}
          </Title>
          <p>
            <span>{tShared('createdBy')}</span> <bdi>{role.owner || t('ownerUnknown')}</bdi>
          </p>
        </header>
        <Part as="ul" data-slot="role-permissions" aria-label={t('permissionsOf', { role: name })}>
          {permissions.shown.map((permission) => (
            <Fragment key={permission.name}>
              <li>{permission.name}</li>{' '}
            </Fragment>
          ))}
          {permissions.more > 0 && (
            <li data-more="">{t('andMore', { count: permissions.more })}</li>
          )}
          {role.permissions.length === 0 && <li data-more="">{t('noPermissions')}</li>}
        </Part>
        <footer>
          <RoleCardMembers roleName={name} members={members} isDeferred={props.isDeferred} />
          <span>{permissionCount(t, role, permissionTotal)}</span>
        </footer>
      </Body>
    </Card>
  );
}
