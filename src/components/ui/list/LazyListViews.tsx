import type { ListViews as Views } from '../../../contracts/list';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { Button } from '../Button';
import { ChevronDownIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';

/** Truncated: names can be long, and the menu shows them in full. */
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

/** Split: the menu depends on react-aria, and is not needed for the first render. */
const loadViews = async () => (await import('./ListViews')).ListViews;

/** A button that opens the saved views of a list, and names the current one. */
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
