import { displayNameOf } from '../../domain/users/user';
import { DELETE_UNDO_SECONDS, type DeletedUser } from '../../domain/users/user-deletion';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { usersDeleteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';

/** Props of {@link DeleteUsersDialog}. */
export interface DeleteUsersDialogProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Who is to be deleted; keep them until it has closed. */
  users: readonly DeletedUser[];
  /** Called when it is confirmed: the time for an undo begins. */
  onConfirm: () => void;
  /** Cancel and Escape. Close it here. */
  onClose: () => void;
}

/** More names than this scroll, and can then be reached by key. */
const NAMES_IN_SIGHT = 5;

const Names = /* @__PURE__ */ styled('ul')(
  /* @__PURE__ */ layered(`
  box-sizing: border-box;
  max-block-size: 30vh;
  margin: 0;
  padding: var(--plinth-space-1) var(--plinth-space-3);
  overflow: auto;
  list-style: none;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-sunken);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: 1px; }
  & > li { padding-block: 6px; overflow-wrap: anywhere; }
  & > li + li { border-block-start: 1px solid var(--plinth-border); }
  & bdi { display: block; font-weight: 550; }
  & small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); }
  `),
);

/** Asks before users are deleted, and names them. */
export function DeleteUsersDialog({ isOpen, users, onConfirm, onClose }: DeleteUsersDialogProps) {
  const t = useMessages(usersDeleteMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const count = users.length;
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="danger"
      title={t('deleteTitle', { count })}
      text={t('deleteText', { count, seconds: DELETE_UNDO_SECONDS })}
      confirmText={t('deleteConfirm', { count })}
      cancelText={tFeedback('cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Names
        data-slot="delete-users"
        aria-label={t('deleteList')}
        tabIndex={count > NAMES_IN_SIGHT ? 0 : undefined}
      >
        {users.map((user) => (
          <li key={user.email}>
            <bdi>{displayNameOf(user)}</bdi>
            {displayNameOf(user) !== user.email && <small>{user.email}</small>}
          </li>
        ))}
      </Names>
    </AlertDialog>
  );
}
