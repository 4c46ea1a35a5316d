import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { ScrollTopIcon } from '../ui/icons';
import { useScrolledPast } from '../ui/useScrolledPast';

const Mark = styled('div')(
  layered(`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 480px;
  pointer-events: none;
  visibility: hidden;
  `),
);

const Root = styled(IconButton)(
  layered(
    () => `
  /* At the end of the window, and above the footer. */
  grid-area: 2 / 1;
  place-self: end;
  position: sticky;
  z-index: 17;
  inset-block-end: 16px;
  margin: 16px;
  border-radius: 999px;
  background: var(--plinth-surface-raised);
  border-color: var(--plinth-border-strong);
  box-shadow: var(--plinth-shadow);
  /* Above the selection bar, which fills a phone's width; not over a bar at the bottom. */
  ${mediaDown('sm')} {
    body:has([data-slot='selection-bar']) & { inset-block-end: 120px; }
    body:has([data-bottom-bar], [data-slot='save-bar'][data-shown]) & { display: none; }
  }
  ${mediaDown('lg')} { body:has([data-bottom-bar='lg']) & { display: none; } }
  `,
  ),
);

/** Scrolls to the top of the page; appears after 480 pixels (specification §2.4). */
export function ScrollToTop({ onPress }: { onPress: () => void }) {
  const t = useMessages(shellFrameMessages);
  const [mark, isPast] = useScrolledPast();
  return (
    <>
      <Mark ref={mark} aria-hidden />
      {isPast && (
        <Root data-slot="scroll-to-top" label={t('scrollToTop')} onPress={onPress}>
          <ScrollTopIcon aria-hidden />
        </Root>
      )}
    </>
  );
}
