import type { PermissionCategory } from '../../domain/roles/role';
import { rolesPermissionsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { PermissionsIcon } from '../ui/icons';
import { PermissionChoice } from './PermissionChoice';
import { PermissionEditorSkeleton } from './PermissionEditorSkeleton';

/** What there is to choose from. */
export type PermissionCatalogueState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      /** What went wrong, when it can be said. @default a general sentence */
      readonly text?: string | undefined;
    }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      /** In the server's order. Keep the array: another one is another catalogue. */
      readonly categories: readonly PermissionCategory[];
    };

/** Props of {@link PermissionEditor}. */
export interface PermissionEditorProps {
  /** All permissions by category (specification §7.3). */
  catalogue: PermissionCatalogueState;
  /**
   * Names of the selected permissions. A name in two categories is one permission; names that the
   * catalogue does not list are counted, and kept until a filter is typed.
   */
  selected: ReadonlySet<string>;
  /**
   * Called with the whole new selection: by a box, by select all, by Undo, and by the filter, which
   * prunes the selection to what it shows (specification §5).
   */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Asks for the catalogue again, after a failure. @default none, and no button */
  onRetry?: (() => void) | undefined;
  /** While the catalogue is asked for again. @default false */
  isRetrying?: boolean | undefined;
  /** While the role is saved: nothing can be changed. @default false */
  isDisabled?: boolean | undefined;
  /** Whether all categories are open at the start. @default false */
  defaultExpanded?: boolean | undefined;
  /** What is wrong with the selection; '' or nothing when all is well. @default none */
  errorText?: string | undefined;
}

/**
 * Chooses the permissions of a role (specification §2.8): categories with three-state boxes and a
 * mark, a filter, select all, expand all. Ten thousand permissions are as quick as fifty. Give it a
 * `key` of the role, so that another role begins with an empty filter.
 */
export function PermissionEditor({
  catalogue,
  selected,
  onChange,
  onRetry,
  isRetrying,
  isDisabled = false,
  defaultExpanded = false,
  errorText,
}: PermissionEditorProps) {
  const t = useMessages(rolesPermissionsMessages);
  if (catalogue.status === 'loading')
    return <PermissionEditorSkeleton label={t('editorLoading')} />;
  if (catalogue.status === 'error') {
    return (
      <ErrorState
        headingLevel={3}
        title={t('editorFailedTitle')}
        text={catalogue.text || t('editorFailedText')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  if (catalogue.status === 'empty' || catalogue.categories.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<PermissionsIcon />}
        title={t('editorEmptyTitle')}
        text={t('editorEmptyText')}
      />
    );
  }
  return (
    <PermissionChoice
      categories={catalogue.categories}
      selected={selected}
      onChange={onChange}
      isDisabled={isDisabled}
      defaultExpanded={defaultExpanded}
      errorText={errorText}
    />
  );
}
