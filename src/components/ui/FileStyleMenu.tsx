import { CSV_STYLES, type CsvStyle } from '../../domain/text/csv';
import { uiExportMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { AnchoredMenu, type MenuPlace } from './AnchoredMenu';
import { Menu, MenuItem } from './Menu';

export interface FileStyleMenuProps extends MenuPlace {
  style: CsvStyle;
  onChange: (style: CsvStyle) => void;
}

const WORDS = { plain: 'stylePlain', regional: 'styleRegional' } as const;

/** Selects the file format: for programs, or for spreadsheets of a region. */
export function FileStyleMenu({ style, onChange, ...place }: FileStyleMenuProps) {
  const t = useMessages(uiExportMessages);
  return (
    <AnchoredMenu label={t('fileStyle')} {...place}>
      <Menu
        label={t('fileStyle')}
        selectedId={style}
        onAction={(id) => {
          const chosen = CSV_STYLES.find((each) => each === id);
          if (chosen) onChange(chosen);
        }}
      >
        {CSV_STYLES.map((each) => (
          <MenuItem key={each} id={each}>
            {t(WORDS[each])}
          </MenuItem>
        ))}
      </Menu>
    </AnchoredMenu>
  );
}
