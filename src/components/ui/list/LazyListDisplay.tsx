import type { ComponentType } from 'react';
import { uiDisplayMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import type { MenuPlace } from '../AnchoredMenu';
import { Button } from '../Button';
import { DisplayIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';
import type { ListDisplayProps } from './ListDisplay';

/** It carries react-aria; a list is there before it. */
const loadDisplay = async () => (await import('./ListDisplay')).ListDisplay;

/** A button that opens how a list looks. */
export function LazyListDisplay<Row>(props: Omit<ListDisplayProps<Row>, keyof MenuPlace>) {
  const t = useMessages(uiDisplayMessages);
  const { Overlay, ...display } = useLateOverlay<ListDisplayProps<Row>>(
    loadDisplay as () => Promise<ComponentType<ListDisplayProps<Row>>>,
    { kind: 'dialog' },
  );
  return (
    <>
      <Button {...display.trigger}>
        <DisplayIcon aria-hidden />
        <span>{t('display')}</span>
      </Button>
      {Overlay && <Overlay {...props} {...display.place()} />}
      {display.failure}
    </>
  );
}
