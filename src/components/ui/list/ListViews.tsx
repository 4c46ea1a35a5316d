import { Dialog } from 'react-aria-components';
import type { ListViews as Views } from '../../../contracts/list';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { AnchoredDialog } from '../AnchoredDialog';
import type { MenuPlace } from '../AnchoredMenu';
import { CopyButton } from '../CopyButton';
import { FOCUS_RING } from '../control-css';
import { IconButton } from '../IconButton';
import { CheckIcon, DeleteIcon } from '../icons';
import { Link } from '../Link';
import { ListSurface } from './list-surface';
import { SaveView } from './SaveView';

export interface ListViewsProps extends MenuPlace {
  views: Views;
}

const Saved = styled('ul')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; gap: var(--plinth-space-1); }
  & a {
    box-sizing: border-box;
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-2);
    min-inline-size: 0;
    min-block-size: 32px;
    padding-inline: var(--plinth-space-2);
    border-radius: var(--plinth-radius-sm);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover { background: var(--plinth-surface-hover); }
  & a[aria-current] { font-weight: 550; }
  & a svg { flex: none; inline-size: 16px; block-size: 16px; }
  & a:focus-visible { ${FOCUS_RING} }
  `,
  ),
);

/** Opens, saves and deletes the saved views of a list, and copies its address. */
export function ListViews({ views, ...place }: ListViewsProps) {
  const t = useMessages(uiViewsMessages);
  const { saved, current, hrefOf, onDelete, onCopy, isCopied } = views;
  return (
    <AnchoredDialog {...place}>
      <ListSurface data-slot="list-views" offset={6} placement="bottom end">
        <Dialog className="" aria-label={t('views')}>
          {({ close }) => (
            <>
              {saved.length > 0 && (
                <Saved data-slot="saved-views" aria-label={t('views')}>
                  <li>
                    <Link href={hrefOf(null)} onPress={close}>
                      {t('withoutView')}
                    </Link>
                  </li>
                  {saved.map((view) => (
                    <li key={view.name}>
                      <Link
                        href={hrefOf(view)}
                        onPress={close}
                        aria-current={view === current || undefined}
                      >
                        <bdi>{view.name}</bdi>
                        {view === current && <CheckIcon aria-hidden />}
                      </Link>
                      <IconButton
                        size="sm"
                        label={t('deleteView', { name: view.name })}
                        onPress={() => onDelete(view)}
                      >
                        <DeleteIcon aria-hidden />
                      </IconButton>
                    </li>
                  ))}
                </Saved>
              )}
              <SaveView views={views} onSaved={close} />
              <CopyButton size="sm" label={t('copyLink')} onCopy={onCopy} isCopied={isCopied} />
            </>
          )}
        </Dialog>
      </ListSurface>
    </AnchoredDialog>
  );
}
