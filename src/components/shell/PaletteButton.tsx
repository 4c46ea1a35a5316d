import { ariaKeys } from '../../domain/palette/shortcut';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { SearchIcon } from '../ui/icons';
import { Keys } from '../ui/Keys';

/** Props of {@link PaletteButton}. */
export interface PaletteButtonProps {
  /** Called by a press. Open `CommandPalette` here. */
  onOpen: () => void;
  /** Keys that do the same, see `Shortcut`; they are shown. @default none */
  keys?: string | undefined;
  /** Whether keys are those of a Mac. @default false */
  isApple?: boolean | undefined;
}

// Wide it looks like the field that it opens; else the icon speaks for it.
const Root = /* @__PURE__ */ styled(Button)(
  /* @__PURE__ */ layered(
    () => `
  color: var(--plinth-text-muted);
  font-weight: 400;
  & > [data-slot='button-label'] { inline-size: 100%; }
  & [data-slot='palette-label'] { margin-inline-end: auto; }
  inline-size: 208px;
  ${mediaDown('lg')} {
    inline-size: var(--plinth-control-md);
    padding: 0;
    border-color: transparent;
    background: transparent;
    box-shadow: none;
    &:hover { background: var(--plinth-surface-hover); color: var(--plinth-text); }
    & :is([data-slot='palette-label'], [data-slot='keys']) { display: none; }
    @media (pointer: coarse) { inline-size: var(--plinth-control-touch); }
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
      aria-label={t('openPalette')}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys && ariaKeys(keys, isApple)}
      onPress={onOpen}
    >
      <SearchIcon aria-hidden />
      <Part as="span" data-slot="palette-label" aria-hidden>
        {t('search')}
      </Part>
      {keys && <Keys keys={keys} isApple={isApple} aria-hidden />}
    </Root>
  );
}
