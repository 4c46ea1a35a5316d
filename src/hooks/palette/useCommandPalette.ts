import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { CommandPaletteProps } from '../../contracts/palette';
import { groupsFor, meantFirst } from '../../domain/palette/found-groups';
import type { PaletteEntry, PalettePage, PaletteSource } from '../../domain/palette/palette-entry';
import { readUsed, usedEntries, usedRecords, withUsed } from '../../domain/palette/used-entries';
import { readPage } from '../../domain/read-page';
import { browserKeys } from '../../platform/key-presses';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { usePreference } from '../preferences/usePreference';
import type { PaletteAddition } from './palette-registry';
import { usePaletteAdditions } from './usePaletteAddition';
import { useSourceAnswers } from './useSourceAnswers';

const NOTHING: readonly string[] = [];

/**
 * The user's recent choices, stored by id only: entries of the page are looked up, records are
 * read. What they may no longer see, or no longer exists, is left out.
 */
function useUsedEntries<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  sources: readonly PaletteSource<Icon>[],
  visited: readonly string[],
  isEnabled: boolean,
) {
  const services = useConsole();
  const [stored, setUsed] = usePreference('palette.recent', readUsed, NOTHING);
  const used = readUsed([...visited, ...stored]);
  const results = useQueries({
    queries: usedRecords(used, sources).map(({ id, source }) => ({
      queryKey: ['palette', 'used', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        watched(services, () => (source.find as NonNullable<typeof source.find>)(id, { signal })),
      enabled: isEnabled,
    })),
  });
  const records = results.flatMap(({ data }) => data ?? []);
  return {
    used: usedEntries(used, [...entries, ...records]),
    pending: results.filter(({ isLoading }) => isLoading).length,
    onUsed: ({ id }: PaletteEntry<Icon>) => setUsed(withUsed(stored, id)),
  };
}

/** Options of {@link useCommandPalette}, besides the registered additions. */
export interface CommandPaletteOptions extends PaletteAddition<ReactNode> {
  /** Whether it is open (controlled). */
  readonly isOpen: boolean;
  /** Initial text of its field, such as text typed while it was loading. @default '' */
  readonly initialText?: string | undefined;
  /** Called when it is to be closed. */
  readonly onClose: () => void;
  /** Ids of the records visited last, latest first; recent besides the stored ones. @default none */
  readonly visited?: readonly string[] | undefined;
  /** Follows an address. */
  readonly onNavigate: (href: string) => void;
  /** The title of an entry's page of actions. @default the entry's title */
  readonly actionsTitle?: ((entry: PaletteEntry<ReactNode>) => string) | undefined;
}

const NONE: readonly never[] = [];

/**
 * Everything that `CommandPalette` shows and does: recent choices, matching entries, server
 * searches from three letters on, pages inside of it. A choice runs once the palette is closed and
 * the focus is restored.
 *
 * @example
 * ```tsx
 * const ENTRIES = [{ id: 'roles', group: 'Go to', title: 'Roles', href: '/roles' }];
 * function Palette({ go }: { go: (href: string) => void }) {
 *   const onClose = () => setOpen(false);
 *   const palette = useCommandPalette({ isOpen, onClose, onNavigate: go, entries: ENTRIES });
 *   return <CommandPalette {...palette} />;
 * }
 * ```
 */
export function useCommandPalette(options: CommandPaletteOptions): CommandPaletteProps {
  const { isOpen, onClose, onNavigate, actionsTitle = ({ title }) => title } = options;
  const { keys = browserKeys } = useConsole().platform;
  const added = usePaletteAdditions() as readonly PaletteAddition<ReactNode>[];
  const [pages, setPages] = useState<readonly PalettePage<ReactNode>[]>([]);
  const [text, setText] = useState(options.initialText ?? '');
  const page = pages[pages.length - 1] ?? null;

  const { entries: own, sources: ownSources } = options;
  const all = useMemo(() => {
    const parts = [{ entries: own, sources: ownSources }, ...added];
    return {
      entries: parts.flatMap(({ entries: more }) => more ?? []),
      sources: parts.flatMap(({ sources: more }) => more ?? []),
    };
  }, [own, ownSources, added]);
  const { entries = NONE, sources = NONE } = page ?? all;

  const { used, pending, onUsed } = useUsedEntries(
    all.entries,
    all.sources,
    options.visited ?? NOTHING,
    isOpen,
  );
  const answers = useSourceAnswers(sources, isOpen ? text : '');
  const local = useMemo(
    () => groupsFor(entries, text, page ? [] : used, page ? 0 : pending),
    [entries, text, page, used, pending],
  );

  // The element focused before the palette opens: a chosen entry may open a dialog, which must
  // restore the focus there and not to the palette's unmounted field.
  const opener = useRef<Element | null>(null);
  if (isOpen && typeof document !== 'undefined')
    opener.current ??= readPage(document, 'activeElement');
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    setPages([]);
    setText('');
    const act = chosen.current;
    if (act && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    chosen.current = null;
    opener.current = null;
    act?.();
  }, [isOpen]);

  function open(next: readonly PalettePage<ReactNode>[]): void {
    setPages(next);
    setText('');
  }

  return {
    isOpen,
    onClose,
    text,
    onTextChange: setText,
    groups: meantFirst([...local, ...answers.groups], text),
    isSearching: answers.isSearching,
    page,
    isApple: keys.isApple(),
    onBack: () => open(pages.slice(0, -1)),
    onShowActions: (entry) =>
      open([...pages, { title: actionsTitle(entry), entries: entry.actions ?? [] }]),
    onChoose(entry) {
      const { refusal, onWhy } = entry;
      if (pages.length === 0 && !refusal) onUsed(entry);
      if (entry.page && !refusal) return open([...pages, entry.page]);
      const { href, onAction = () => href !== undefined && onNavigate(href) } = entry;
      chosen.current = refusal ? (onWhy ?? null) : onAction;
      onClose();
    },
  };
}
