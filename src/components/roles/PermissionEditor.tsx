import type { Reading } from '../../domain/reading';
import type { PermissionCategory } from '../../domain/roles/role';
import { rolesPermissionsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { PermissionsIcon } from '../ui/icons';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PermissionChoice } from './PermissionChoice';
import { PERMISSION_ROWS } from './permission-rows-css';

const Frame = styled('div')(
  layered(
    () => `
  display: grid;
  gap: 10px;
  & > div {
    ${PERMISSION_ROWS}
    display: grid;
    align-content: start;
    overflow: hidden;
    gap: 22px;
    padding: 14px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
  }
  `,
  ),
);

const LINES = [38, 52, 30, 46, 34, 42];

/** Placeholder of the filter and tree. */
function PermissionEditorSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden>
        <Skeleton shape="block" height={36} />
        <Skeleton width="30%" />
        <div>
          {LINES.map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </Frame>
    </>
  );
}

/** Props of {@link PermissionEditor}. */
export interface PermissionEditorProps {
  /** All permissions by category (specification §7.3). */
  catalogue: Reading<readonly PermissionCategory[]>;
  /**
   * Names of the selected permissions. A name in two categories is one permission. Unknown names
   * are counted, and kept until a filter is typed.
   */
  selectedKeys: ReadonlySet<string>;
  /**
   * Called with the whole new selection: by a checkbox, select all, Undo, and the filter, which
   * reduces the selection to its results (specification §5).
   */
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Whether the role is being saved, which disables the editor. @default false */
  isDisabled?: boolean | undefined;
  /** Whether all categories are initially expanded. @default false */
  defaultExpanded?: boolean | undefined;
  /** Error of the selection; '' or undefined if it is valid. @default none */
  errorText?: string | undefined;
}

/**
 * Selects the permissions of a role (specification §2.8): categories with three-state checkboxes, a
 * filter, select all, expand all. Fast for ten thousand permissions. Set `key` to the role, so that
 * the filter resets when the role changes.
 */
export function PermissionEditor({
  catalogue,
  selectedKeys,
  onSelectionChange,
  isDisabled = false,
  defaultExpanded = false,
  errorText,
}: PermissionEditorProps) {
  const t = useMessages(rolesPermissionsMessages);
  if (catalogue.status === 'loading')
    return <PermissionEditorSkeleton label={t('editorLoading')} />;
  if (catalogue.status === 'failed') {
    return (
      <ErrorState
        headingLevel={3}
        title={t('editorFailedTitle')}
        text={<FailureReason failure={catalogue.failure} fallback={t('editorFailedText')} />}
        onRetry={catalogue.failure.retry}
        isRetrying={catalogue.isRefreshing}
      />
    );
  }
  if (catalogue.status === 'empty' || catalogue.data.length === 0) {
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
      categories={catalogue.data}
      selected={selectedKeys}
      onChange={onSelectionChange}
      isDisabled={isDisabled}
      defaultExpanded={defaultExpanded}
      errorText={errorText}
    />
  );
}
