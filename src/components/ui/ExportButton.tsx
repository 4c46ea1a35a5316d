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

/** Props of {@link ExportButton}. */
export interface ExportButtonProps {
  /** The file. */
  exporting: CsvExport;
  /** What the button says. @default 'Export CSV' */
  label?: string | undefined;
}

/** Makes a file of a list and saves it; disabled it says what it takes. */
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

/** It carries react-aria; a list is there before it. */
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

/** Why there is no file, where one was asked for in vain. */
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
