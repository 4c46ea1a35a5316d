import type { ListViews as Views } from '../../../contracts/list';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';

/** A name may be as long as it likes; it stands in full among the views. */
const Name = styled('bdi')(
  layered(`
  display: inline-block;
  max-inline-size: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
  `),
);

/** It carries react-aria; a list is there before it. */
const loadViews = async () => (await import('./ListViews')).ListViews;

/** A button that opens the saved views of a list; it says which one is shown. */
export function LazyListViews({ views }: { views: Views }) {
  const t = useMessages(uiViewsMessages);
  const { Overlay, ...late } = useLateOverlay(loadViews, { kind: 'dialog' });
  return (
    <>
      <Button {...late.trigger}>
        <Name>{views.current?.name ?? t('views')}</Name>
        <ChevronDownIcon aria-hidden />
      </Button>
      {Overlay && <Overlay views={views} {...late.place()} />}
      {late.failure}
    </>
  );
}
