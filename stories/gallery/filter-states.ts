import type { Room, SpecSection, SpecState } from './spec-state';

/** What the reader looks for; '' is everything. */
export interface GalleryFilter {
  readonly text: string;
  readonly room: Room | '';
  /** Number and title of a section, as {@link sectionKey} makes it. */
  readonly section: string;
}

/** What tells one section from another: §4 has several. */
export function sectionKey({ number, title }: SpecSection): string {
  return `${number} ${title}`;
}

function isWanted(state: SpecState, { text, room }: GalleryFilter): boolean {
  if (room !== '' && state.room !== room) return false;
  const words = text.trim().toLowerCase().split(/\s+/);
  const haystack = `${state.words} ${state.room} ${state.stories.join(' ')}`.toLowerCase();
  return words.every((word) => haystack.includes(word));
}

/** The sections with what is looked for, without those that have none of it. */
export function filterStates(
  sections: readonly SpecSection[],
  filter: GalleryFilter,
): readonly SpecSection[] {
  return sections
    .filter((section) => filter.section === '' || sectionKey(section) === filter.section)
    .map((section) => ({
      ...section,
      states: section.states.filter((state) => isWanted(state, filter)),
    }))
    .filter(({ states }) => states.length > 0);
}

/** How many states there are, and how many stories show them. */
export function countStates(sections: readonly SpecSection[]) {
  const states = sections.flatMap((section) => section.states);
  return { states: states.length, stories: new Set(states.flatMap((one) => one.stories)).size };
}
