import type { Role } from '../../domain/roles/role';
import { roleDetailMessages } from '../../messages/en/roles-detail';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { PageHeader } from '../ui/PageHeader';
import { RolePermissionsCard } from './RolePermissionsCard';
import { RoleUsersCard, type RoleUsersProps } from './RoleUsersCard';

/** Props of {@link RoleDetailScreen}. */
export interface RoleDetailScreenProps {
  role: Role;
  /** Who has the role: rows, search, page and selection. */
  users: RoleUsersProps;
  /** Where the list of roles is. */
  rolesHref: string;
  /** "Edit Permissions"; there is no button for system roles. */
  onEdit: () => void;
  /** "Delete Role"; there is no button for system roles. */
  onDelete: () => void;
  /** Why no role can be changed, given or taken now. @default they can */
  changeRefusal?: string | undefined;
  /** The role could not be read again; what is shown is how it was. @default false */
  isStale?: boolean | undefined;
  /** Reads the role again. */
  onRetry: () => void;
  /** While it is read again. */
  isRetrying: boolean;
}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  container-type: inline-size;
  & > [data-slot='role-detail-cards'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--plinth-space-6);
  }
  @container (width >= 860px) {
    & > [data-slot='role-detail-cards'] { grid-template-columns: minmax(260px, 1fr) minmax(0, 2.4fr); }
  }
  `),
);

/** One role: what it allows and who has it (specification §2.7). */
export function RoleDetailScreen(props: RoleDetailScreenProps) {
  const { role, users, rolesHref, changeRefusal, isStale = false } = props;
  const t = useMessages(roleDetailMessages);
  return (
    <Page data-slot="role-detail-screen">
      <PageHeader
        title={t('detailTitle')}
        actions={
          <Link data-variant="button" href={rolesHref}>
            {t('backToRoles')}
          </Link>
        }
      />
      {isStale && (
        <Banner
          tone="warning"
          title={t('detailStale')}
          actions={
            <Button size="sm" isPending={props.isRetrying} onPress={props.onRetry}>
              {t('detailTryAgain')}
            </Button>
          }
        />
      )}
      <Part as="div" data-slot="role-detail-cards">
        <RolePermissionsCard
          role={role}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
          changeRefusal={changeRefusal}
        />
        <RoleUsersCard role={role} changeRefusal={changeRefusal} {...users} />
      </Part>
    </Page>
  );
}
