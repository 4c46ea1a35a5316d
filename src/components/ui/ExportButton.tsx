import type { CsvExport } from '../../domain/csv-export';
import { failureText } from '../../domain/failure';
import {
  uiExportMessages,
  uiFailureMessages,
  uiForbiddenMessages,
} from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Banner } from './Banner';
import { Button } from './Button';

/** Props of {@link ExportButton}. */
export interface ExportButtonProps {
  /** The file. */
  exporting: CsvExport;
  /** The permission that it takes. */
  permission: string;
}

/** Makes a file of a list and saves it; disabled it says what it takes. */
export function ExportButton({ exporting, permission }: ExportButtonProps) {
  const t = useMessages(uiExportMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  const { access, isPending, onExport } = exporting;
  return (
    <Button
      isPending={isPending}
      isDisabled={!access.allowed}
      disabledReason={
        access.allowed ? undefined : tForbidden('forbiddenPermission', { permission })
      }
      onPress={onExport}
    >
      {t('exportCsv')}
    </Button>
  );
}

/** Why there is no file, where one was asked for in vain. */
export function ExportFailure({ exporting: { failure } }: Pick<ExportButtonProps, 'exporting'>) {
  const t = useMessages(uiExportMessages);
  const tFailure = useMessages(uiFailureMessages);
  if (!failure) return null;
  return (
    <Banner tone="danger" title={tFailure('failed')}>
      {failureText(failure, t('exportFailed'))}
    </Banner>
  );
}
