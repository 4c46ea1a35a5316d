import type { CsvExport } from '../../contracts/list';
import { csvStyleFor } from '../../domain/text/csv';
import { uiExportMessages, uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from './Banner';
import { Button } from './Button';
import { FailureReason } from './FailureReason';
import type { FileStyleMenuProps } from './FileStyleMenu';
import { IconButton } from './IconButton';
import { ChevronDownIcon } from './icons';
import type { PageAction } from './PageActions';
import { useLateOverlay } from './useLateOverlay';
import { useRefusal } from './useRefusal';

export interface ExportButtonProps {
  /** State and actions of the export. */
  exporting: CsvExport;
  /** Label of the button. @default 'Export CSV' */
  label?: string | undefined;
}

/** The button, and the choice of a format as its end. */
const Pair = styled('div')(
  layered(`
  display: flex;
  & > button:focus-visible { z-index: 1; }
  &:has(> [data-slot='icon-button']) > [data-slot='button'] { border-start-end-radius: 0; border-end-end-radius: 0; }
  & > [data-slot='icon-button'] { margin-inline-start: -1px; inline-size: 32px; border-start-start-radius: 0; border-end-start-radius: 0; }
  `),
);

/** Exports a list as a file. A disabled button shows the required permission. */
export function ExportButton({ exporting, label }: ExportButtonProps) {
  const t = useMessages(uiExportMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  const { access, isPending, onExport, onStyleChange } = exporting;
  const style = exporting.style ?? csvStyleFor(locale);
  return (
    <Pair>
      <Button
        isPending={isPending}
        isDisabled={!access.allowed}
        {...refusal(access)}
        onPress={() => onExport(style)}
      >
        {label ?? t('exportCsv')}
      </Button>
      {access.allowed && onStyleChange && <FileStyle style={style} onChange={onStyleChange} />}
    </Pair>
  );
}

/** The export as an item of a page's menu, in the format that was chosen last. */
export function useExportAction(
  exporting: CsvExport | undefined,
  label?: string,
): PageAction | null {
  const t = useMessages(uiExportMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  if (!exporting) return null;
  const { access, isPending, onExport, style = csvStyleFor(locale) } = exporting;
  return {
    id: 'export',
    label: label ?? t('exportCsv'),
    isPending,
    isDisabled: !access.allowed,
    ...refusal(access),
    onAction: () => onExport(style),
  };
}

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadStyles = async () => (await import('./FileStyleMenu')).FileStyleMenu;

function FileStyle(props: Pick<FileStyleMenuProps, 'style' | 'onChange'>) {
  const t = useMessages(uiExportMessages);
  const { Overlay, ...menu } = useLateOverlay(loadStyles);
  return (
    <>
      <IconButton {...menu.trigger} variant="secondary" label={t('fileStyle')}>
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
