import { useId } from 'react';
import type { CommandPaletteProps } from '../../contracts/palette';
import { SEARCH_MAX_LENGTH } from '../../domain/list-query';
import { paletteMessages } from '../../messages/generated/en/palette';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { CloseIcon, PreviousIcon, SearchIcon } from '../ui/icons';
import { Keys } from '../ui/Keys';
import { keysForPage } from '../ui/keys-for-page';
import { Spinner } from '../ui/Spinner';
import { useComposed } from '../ui/useComposed';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PaletteList } from './PaletteList';
import { PaletteField, PaletteFrame, PaletteHints } from './palette-css';
import { isOption } from './palette-rows';
import { usePaletteKeys } from './usePaletteKeys';

/**
 * Finds pages and actions by a few letters: a field above a list in groups, recent entries first.
 * The letters may be initials of words or skip letters; matches are marked. Entries that are not
 * allowed show their reason. Arrow keys move, Enter chooses, the inward arrow opens an entry's
 * further actions, Escape goes back. On a phone it fills the screen.
 *
 * @example
 * ```tsx
 * function Palette({ go }: { go: (href: string) => void }) {
 *   const palette = useCommandPalette({ isOpen, onClose: () => setOpen(false), onNavigate: go });
 *   return <CommandPalette {...palette} />;
 * }
 * ```
 */
export function CommandPalette({ className, ...content }: CommandPaletteProps) {
  const { isOpen, onClose } = content;
  return (
    <PaletteFrame
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      hasText={false}
      className={className}
    >
      {({ titleId }) => <Palette {...content} titleId={titleId} />}
    </PaletteFrame>
  );
}

function Palette({ titleId, ...content }: CommandPaletteProps & { titleId: string }) {
  const { text, page, isSearching = false, isApple = false, onTextChange, onBack } = content;
  const t = useMessages(paletteMessages);
  const data = useMessages(uiDataMessages);
  const feedback = useMessages(uiFeedbackMessages);
  const id = useId();
  const keys = usePaletteKeys(content);
  const { rows, active, forget } = keys;
  const typing = useComposed({
    value: text,
    onChange(typed: string) {
      forget();
      onTextChange(typed);
    },
  });
  const count = rows.filter(isOption).length;
  const placeholder = page?.placeholder ?? t('placeholder');

  return (
    <>
      <h2 id={titleId}>{t('title')}</h2>
      <PaletteField data-slot="palette-field">
        {page && (
          <>
            <IconButton
              size="sm"
              data-slot="palette-back"
              label={t('back')}
              onPress={() => {
                forget();
                onBack();
              }}
            >
              <PreviousIcon aria-hidden />
            </IconButton>
            <Part as="span" data-slot="palette-page">
              <bdi>{page.title}</bdi>
            </Part>
          </>
        )}
        {isSearching ? <Spinner /> : !page && <SearchIcon aria-hidden />}
        <input
          // The dialog exists to be typed in.
          // biome-ignore lint/a11y/noAutofocus: a dialog of one field begins in it.
          autoFocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          aria-label={page ? `${page.title} ${placeholder}` : placeholder}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={SEARCH_MAX_LENGTH}
          {...typing}
          onChange={({ target }) => typing.onChange(target.value)}
          onKeyDown={keysForPage(keys.onKeyDown)}
        />
        <IconButton
          size="sm"
          data-slot="palette-close"
          label={feedback('close')}
          onPress={content.onClose}
        >
          <CloseIcon aria-hidden />
        </IconButton>
      </PaletteField>
      <PaletteList
        id={id}
        rows={rows}
        active={active}
        isApple={isApple}
        handle={keys.list}
        onActivate={keys.activate}
        onChoose={keys.choose}
        empty={
          !isSearching && (
            <EmptyState icon={<SearchIcon />} title={t('nothingTitle')} text={t('nothingText')} />
          )
        }
      />
      <PaletteHints>
        <span>
          <Keys keys="↑ ↓" /> <span>{t('hintMove')}</span>
        </span>
        <span>
          <Keys keys="↵" /> <span>{t('hintChoose')}</span>
        </span>
        {keys.hasActions && (
          <Button size="sm" variant="ghost" tabIndex={-1} onPress={keys.showActions}>
            <span>{data('actions')}</span> <Keys keys="→" aria-hidden />
          </Button>
        )}
      </PaletteHints>
      <VisuallyHidden role="status">
        {isSearching ? t('searching') : text !== '' && t('results', { count })}
      </VisuallyHidden>
    </>
  );
}
