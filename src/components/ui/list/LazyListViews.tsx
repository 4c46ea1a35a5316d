import type { ListViews as Views } from '../../../domain/list-views';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';

/** It carries react-aria; a list is there before it. */
const loadViews = async () => (await import('./ListViews')).ListViews;

/** A button that opens the saved views of a list; it says which one is shown. */
export function LazyListViews({ views }: { views: Views }) {
  const t = useMessages(uiViewsMessages);
  const { Overlay, ...late } = useLateOverlay(loadViews, { kind: 'dialog' });
  return (
    <>
      <Button {...late.trigger}>
        {views.current ? <bdi>{views.current.name}</bdi> : t('views')}
        <ChevronDownIcon aria-hidden />
      </Button>
      {Overlay && <Overlay views={views} {...late.place()} />}
      {late.failure}
    </>
  );
}
