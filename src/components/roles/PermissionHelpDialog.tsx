import type { Reading } from '../../domain/reading';
import type { PermissionHelp, RoleGivers } from '../../domain/roles/permission-help';
import { displayNameOf } from '../../domain/users/user';
import { rolesHelpMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorState } from '../ui/ErrorState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Modal } from '../ui/Modal';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { usePermissionLabel } from './permission-label';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link PermissionHelpDialog}. */
export interface PermissionHelpDialogProps extends PermissionHelp {
  /** Whether it is open. Controlled. */
  isOpen: boolean;
  /** Called by Close, Escape and the close button. Close it here. */
  onClose: () => void;
}

const Body = styled('div')(
  layered(`
  & ul {
    list-style: none;
    display: grid;
    gap: var(--plinth-space-2);
    margin: 0;
    padding: 0;
  }
  & code { font-family: var(--plinth-font-mono); font-size: var(--plinth-font-size-sm); }
  & [data-slot='permission-giver'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    align-items: center;
  }
  & [data-slot='permission-giver'] > span > span { display: block; overflow-wrap: anywhere; }
  & [data-slot='permission-giver'] > span > span + span {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  `),
);

/**
 * Explains a missing permission: its name, the roles that include it, and the people who can assign
 * roles (contract §4.30).
 *
 * @example
 * <PermissionHelpDialog {...usePermissionHelp('Order.Approve')} isOpen onClose={close} />
 */
export function PermissionHelpDialog(props: PermissionHelpDialogProps) {
  const { permission, roles, givers, isOpen, onClose } = props;
  const t = useMessages(rolesHelpMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tShared = useMessages(sharedRolesMessages);
  const label = usePermissionLabel()(permission);
  const failure = roles.status === 'failed' ? roles.failure : undefined;
  return (
    <Modal
      isOpen={isOpen}
      isDismissable
      title={t('helpTitle')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{tFeedback('close')}</Button>}
    >
      <Body data-slot="permission-help">
        <DescriptionList
          items={[
            {
              id: 'permission',
              term: t('helpPermission'),
              value: label || <code>{permission}</code>,
              note: label && <code>{permission}</code>,
            },
            ...(failure
              ? []
              : [
                  {
                    id: 'roles',
                    term: t('helpRoles'),
                    value: <HelpRoles roles={roles} />,
                  },
                  {
                    id: 'givers',
                    term: t('helpGivers'),
                    value: <Givers givers={givers} />,
                  },
                ]),
          ]}
        />
        {failure && (
          <ErrorState
            headingLevel={3}
            title={tShared('rolesFailed')}
            text={failure.serverMessage}
            onRetry={failure.retry}
            isRetrying={roles.status === 'failed' && roles.isRefreshing}
          />
        )}
      </Body>
    </Modal>
  );
}

function Loading() {
  const t = useMessages(uiDataMessages);
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width={160} />
    </>
  );
}

function HelpRoles({ roles }: Pick<PermissionHelpDialogProps, 'roles'>) {
  const { role: roleHref } = useLinks();
  const t = useMessages(rolesHelpMessages);
  const labelOf = useRoleLabel();
  if (roles.status === 'loading') return <Loading />;
  if (roles.status !== 'ready' || roles.data.length === 0) return <span>{t('helpNoRole')}</span>;
  return (
    <ul>
      {roles.data.map((role) => (
        <li key={`=${role.name}`}>
          {roleHref ? (
            <Link href={roleHref(role.name)}>{labelOf(role.name)}</Link>
          ) : (
            labelOf(role.name)
          )}
        </li>
      ))}
    </ul>
  );
}

interface GiversProps {
  givers: Reading<RoleGivers>;
}

function Givers({ givers }: GiversProps) {
  const { user: userHref } = useLinks();
  const t = useMessages(rolesHelpMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tData = useMessages(uiDataMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  if (givers.status === 'loading') return <Loading />;
  if (givers.status === 'empty') return <span>{t('helpNobody')}</span>;
  if (givers.status === 'failed') {
    return (
      <>
        <span>{tShared('usersFailed')}</span>{' '}
        <Button size="sm" isPending={givers.isRefreshing ?? false} onPress={givers.failure.retry}>
          {tFeedback('tryAgain')}
        </Button>
      </>
    );
  }
  const { people, more } = givers.data;
  return (
    <ul>
      {people.map((user) => {
        const name = displayNameOf(user);
        return (
          <Part as="li" key={user.email} data-slot="permission-giver">
            <Avatar
              size="sm"
              isDecorative
              firstname={user.firstname}
              lastname={user.lastname}
              email={user.email}
              picture={user.userAvatar}
            />
            <span>
              <span>{userHref ? <Link href={userHref(user.email)}>{name}</Link> : name}</span>
              {name !== user.email && <span>{user.email}</span>}
            </span>
          </Part>
        );
      })}
      {more > 0 && <li>{tData('morePeople', { count: more })}</li>}
    </ul>
  );
}
