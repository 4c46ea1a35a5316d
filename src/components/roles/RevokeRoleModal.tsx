import type { RevokeRoleModalProps } from '../../contracts/roles';
import { rolesUsersMessages } from '../../messages/generated/en/roles';
import { uiCancelMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Badge } from '../ui/Badge';
import { boxedListCss } from '../ui/boxed-list-css';
import { FailureReason } from '../ui/FailureReason';
import { FormError } from '../ui/FormError';

const Body = styled('div')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-3);
  & > p { color: var(--plinth-warning-text); }
  & ul { ${boxedListCss} }
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--plinth-space-1) var(--plinth-space-3);
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & [role='alert'] span { display: block; }
  & li[data-done] > bdi { color: var(--plinth-text-muted); text-decoration: line-through; }
  `,
  ),
);

/** Confirms that users become Guest, and lists them (specification §2.7). */
export function RevokeRoleModal(props: RevokeRoleModalProps) {
  const { users, ownEmail, failure } = props;
  const t = useMessages(rolesUsersMessages);
  const tCancel = useMessages(uiCancelMessages);
  const waiting = users.filter(({ isDone }) => !isDone);
  const isOwn = waiting.some(({ email }) => email.toLowerCase() === ownEmail?.toLowerCase());
  return (
    <AlertDialog
      isOpen={props.isOpen}
      tone="danger"
      title={t('revokeTitle')}
      text={t('revokeText')}
      confirmText={t('revokeYes')}
      cancelText={tCancel('cancel')}
      pendingText={t('revokePending')}
      isPending={props.isPending}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <Body data-slot="revoke-role">
        <ul aria-label={t('revokeList')} tabIndex={users.length > 6 ? 0 : undefined}>
          {users.map(({ email, isDone }) => (
            <li key={email} data-done={isDone || undefined}>
              <bdi>{email}</bdi>
              {isDone && <Badge tone="success">{t('revokeIsGuest')}</Badge>}
            </li>
          ))}
        </ul>
        {isOwn && <p>{t('revokeSelf')}</p>}
        <FormError>
          {failure && !props.isPending && (
            <>
              <span>
                <FailureReason failure={failure} fallback={t('revokeFailed')} />
              </span>
              {waiting.length < users.length && (
                <span>{t('revokePartly', { count: waiting.length })}</span>
              )}
            </>
          )}
        </FormError>
      </Body>
    </AlertDialog>
  );
}
