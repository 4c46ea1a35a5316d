import type { CsvExport } from '../../contracts/list';
import { csvStyleFor } from '../../domain/text/csv';
import { uiExportMessages, uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from './Banner';
import { Button } from './Button';
import { FailureReason } from './FailureReason';
import type { FileStyleMenuProps } from './FileStyleMenu';
import { IconButton } from './IconButton';
import { ChevronDownIcon } from './icons';
import { useLateOverlay } from './useLateOverlay';
import { useRefusal } from './useRefusal';

export interface ExportButtonProps {
  /** State and actions of the export. */
  exporting: CsvExport;
  /** Label of the button. @default 'Export CSV' */
  label?: string | undefined;
}

/** Exports a list as a file. A disabled button shows the required permission. */
export function ExportButton({ exporting, label }: ExportButtonProps) {
  const t = useMessages(uiExportMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  const { access, isPending, onExport, onStyleChange } = exporting;
  const style = exporting.style ?? csvStyleFor(locale);
  return (
    <>
      <Button
        isPending={isPending}
        isDisabled={!access.allowed}
        {...refusal(access)}
        onPress={() => onExport(style)}
      >
        {label ?? t('exportCsv')}
      </Button>
      {access.allowed && onStyleChange && <FileStyle style={style} onChange={onStyleChange} />}
    </>
  );
}

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadStyles = async () => (await import('./FileStyleMenu')).FileStyleMenu;

function FileStyle(props: Pick<FileStyleMenuProps, 'style' | 'onChange'>) {
  const t = useMessages(uiExportMessages);
  const { Overlay, ...menu } = useLateOverlay(loadStyles);
  return (
    <>
      <IconButton {...menu.trigger} label={t('fileStyle')}>
        <ChevronDownIcon aria-hidden />
      </IconButton>
      {Overlay && <Overlay {...props} {...menu.place()} />}
      {menu.failure}
    </>
  );
}

/** Why the last export failed. */
export function ExportFailure({ exporting: { failure } }: Pick<ExportButtonProps, 'exporting'>) {
  const t = useMessages(uiExportMessages);
  const tFailure = useMessages(uiFailureMessages);
  if (!failure) return null;
  return (
    <Banner tone="danger" title={tFailure('failed')}>
      <FailureReason failure={failure} fallback={t('exportFailed')} />
    </Banner>
  );
}
