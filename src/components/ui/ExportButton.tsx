import type { CsvExport } from '../../domain/csv-export';
import { uiExportMessages, uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Banner } from './Banner';
import { Button } from './Button';
import { FailureReason } from './FailureReason';
import { useRefusal } from './useRefusal';

/** Props of {@link ExportButton}. */
export interface ExportButtonProps {
  /** The file. */
  exporting: CsvExport;
}

/** Makes a file of a list and saves it; disabled it says what it takes. */
export function ExportButton({ exporting }: ExportButtonProps) {
  const t = useMessages(uiExportMessages);
  const refusal = useRefusal();
  const { access, isPending, onExport } = exporting;
  return (
    <Button
      isPending={isPending}
      isDisabled={!access.allowed}
      {...refusal(access)}
      onPress={onExport}
    >
      {t('exportCsv')}
    </Button>
  );
}

/** Why there is no file, where one was asked for in vain. */
export function ExportFailure({ exporting: { failure } }: ExportButtonProps) {
  const t = useMessages(uiExportMessages);
  const tFailure = useMessages(uiFailureMessages);
  if (!failure) return null;
  return (
    <Banner tone="danger" title={tFailure('failed')}>
      <FailureReason failure={failure} fallback={t('exportFailed')} />
    </Banner>
  );
}
