import type { PaletteButtonProps } from '../../contracts/shell';
import { ariaKeys } from '../../domain/shortcut';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown, mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { VISUALLY_HIDDEN } from '../ui/control-css';
import { SearchIcon } from '../ui/icons';
import { Keys } from '../ui/Keys';

// On wide screens it looks like a search field; otherwise only the icon is visible.
const Root = styled(Button)(
  layered(
    () => `
  & [data-slot='keys'] { display: none; }
  ${mediaDown('lg')} { & [data-slot='palette-label'] { ${VISUALLY_HIDDEN} } }
  &[data-variant] {
    inline-size: var(--plinth-control-md);
    padding: 0;
    font-weight: 400;
    @media (pointer: coarse) { inline-size: var(--plinth-control-touch); }
  }
  ${mediaUp('lg')} {
    &[data-variant] {
      box-sizing: border-box;
      inline-size: 280px;
      padding-inline: var(--plinth-space-3) var(--plinth-space-2);
      border-color: var(--plinth-border-strong);
      background: var(--plinth-surface);
    }
    & > [data-slot='button-label'] { inline-size: 100%; }
    & [data-slot='palette-label'] {
      margin-inline-end: auto;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & [data-slot='keys'] { display: inline-flex; }
  }
  `,
  ),
);

/** Opens the command palette. */
export function PaletteButton({ onOpen, keys, isApple = false }: PaletteButtonProps) {
  const t = useMessages(shellFrameMessages);
  return (
    <Root
      data-slot="palette-button"
      variant="ghost"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys && ariaKeys(keys, isApple)}
      onPress={onOpen}
    >
      <SearchIcon aria-hidden />
      <Part as="span" data-slot="palette-label">
        {t('openPalette')}
      </Part>
      {keys && <Keys keys={keys} isApple={isApple} aria-hidden />}
    </Root>
  );
}
