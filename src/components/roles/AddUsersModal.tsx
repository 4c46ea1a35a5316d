import type { RoleCandidate } from '../../domain/roles/role-users';
import { roleUsersMessages } from '../../messages/en/roles-users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { Modal } from '../ui/Modal';
import { SearchField } from '../ui/SearchField';
import { AddUsersList } from './AddUsersList';

/** Who can be added. */
export type AddUsersState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly text: string }
  | {
      readonly status: 'ready';
      readonly users: readonly RoleCandidate[];
      /** There may be more than are listed. */
      readonly hasMore: boolean;
      /** Others, or newer ones, are on their way; these stay until then. */
      readonly isRefreshing: boolean;
    };

/** Props of {@link AddUsersModal}. */
export interface AddUsersModalProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Name of the role. */
  role: string;
  state: AddUsersState;
  /** Asks for the list again, after a failure. */
  onRetry: () => void;
  /** While it is asked for again. */
  isRetrying: boolean;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** The text is too short to search with. */
  isSearchTooShort: boolean;
  /** Who is chosen, also of earlier searches: they stay in sight. */
  chosen: readonly RoleCandidate[];
  onChoose: (user: RoleCandidate, isChosen: boolean) => void;
  /** While they are added: nothing closes the dialog, and a second press does nothing. */
  isPending: boolean;
  /**
   * The last try failed: what the server said, '' for nothing, and how many of the chosen were
   * added all the same. @default none
   */
  failure?: { readonly text: string; readonly added: number } | undefined;
  /** "Add Selected Users". */
  onAdd: () => void;
  /** Called by Cancel, Escape and the button in its corner. Close it here. */
  onClose: () => void;
}

const Body = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & [data-slot='add-users-failed'] { display: block; font-weight: 600; }
  & [data-slot='add-users-failed'] ~ span { display: block; }
  `),
);

/** Finds users and gives them a role (specification §2.8, rules of §5, results of §8). */
export function AddUsersModal(props: AddUsersModalProps) {
  const { isPending, chosen, failure, state } = props;
  const t = useMessages(roleUsersMessages);
  return (
    <Modal
      title={t('addTitle')}
      description={t('addText', { role: props.role })}
      isOpen={props.isOpen}
      isCloseDisabled={isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button isDisabled={isPending} disabledReason={t('addPending')} onPress={props.onClose}>
            {t('addCancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={chosen.length === 0 && !isPending}
            disabledReason={t('addNobody')}
            onPress={props.onAdd}
          >
            {t('addSelected')}
          </Button>
        </>
      }
    >
      <Body data-slot="add-users">
        <SearchField
          autoFocus
          label={t('addSearch')}
          placeholder={t('addPlaceholder')}
          value={props.searchText}
          onChange={props.onSearchTextChange}
          hint={props.isSearchTooShort ? t('addTooShort') : undefined}
          isBusy={state.status === 'ready' && state.isRefreshing}
          readOnly={isPending}
        />
        <AddUsersList {...props} />
        <FormError>
          {failure && !isPending && (
            <>
              <Part as="span" data-slot="add-users-failed">
                {t('addFailed')}
              </Part>
              {failure.text && <span>{failure.text}</span>}
              {failure.added > 0 && <span>{t('addPartly', { count: failure.added })}</span>}
            </>
          )}
        </FormError>
      </Body>
    </Modal>
  );
}
