import { useDeferredValue, useState } from 'react';
import { WorkbenchTheme } from '../../.storybook/WorkbenchTheme';
import { Button } from '../../src/components/ui/Button';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { SearchField } from '../../src/components/ui/SearchField';
import { Select } from '../../src/components/ui/Select';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { BEYOND_THE_SPEC } from './beyond-spec';
import { countStates, filterStates, type GalleryFilter, sectionKey } from './filter-states';
import { StateRow } from './StateRow';
import type { FrameSize } from './StoryFrame';
import { ROOMS, type Room, type SpecSection } from './spec-state';
import { SPEC_STATES } from './spec-states';
import { useStoryNames } from './story-names';
import { useOwnFocus } from './useOwnFocus';

const Root = styled('div')(
  layered(`
  container: gallery / inline-size;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 22px;
  & h1 { margin: 0; font-size: 32px; line-height: 40px; letter-spacing: -0.02em; }
  & > p { max-inline-size: 68ch; margin: 12px 0 0; color: var(--plinth-text-muted); }
  & [data-slot='filter'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(200px, 2fr) repeat(3, minmax(0, 1fr));
    gap: 12px 16px;
    align-items: end;
    margin-block: 24px 8px;
    padding-block: 12px;
    border-block-end: 1px solid var(--plinth-border);
    background: var(--plinth-surface);
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin: 40px 0 16px;
    font-size: var(--plinth-font-size-xl);
    line-height: 28px;
    scroll-margin-block-start: 96px;
  }
  & h2 span { color: var(--plinth-text-muted); font-variant-numeric: tabular-nums; }
  & [role='status'] { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  @container gallery (inline-size < 760px) {
    & [data-slot='filter'] { position: static; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    & [data-slot='filter'] > [data-slot='search-field'] { grid-column: 1 / -1; }
  }
  `),
);

const SIZES: Readonly<Record<string, FrameSize & { readonly label: string }>> = {
  phone: { label: 'Phone, 375 px', width: 375, height: 640 },
  tablet: { label: 'Tablet, 768 px', width: 768, height: 600 },
  desktop: { label: 'Desktop, 1280 px', width: 1280, height: 800 },
};

/** What belongs to no sentence comes last, under its reasons. */
const BEYOND: SpecSection = {
  number: '+',
  title: 'Beyond the specification',
  states: BEYOND_THE_SPEC.map(({ reason, stories }) => ({ room: 'kit', words: reason, stories })),
};
const SECTIONS = [...SPEC_STATES, BEYOND];
const EVERYTHING: GalleryFilter = { text: '', room: '', section: '' };

const choice = (id: string, label: string) => ({ id, label });
const ROOM_CHOICES = [choice('', 'All rooms'), ...ROOMS.map((room) => choice(room, room))];
const SECTION_CHOICES = [
  choice('', 'All sections'),
  ...SECTIONS.map((section) => choice(sectionKey(section), sectionKey(section))),
];
const SIZE_CHOICES = Object.entries(SIZES).map(([id, { label }]) => choice(id, label));

/** `§ 2.6`, or `Contract § 4`. */
function signOf({ number }: SpecSection): string {
  const [, inContract] = /^contract (.+)$/.exec(number) ?? [];
  if (inContract) return `Contract § ${inContract}`;
  return number === BEYOND.number ? number : `§ ${number}`;
}

/** Every state that the specification names: its words, and the story beside them, light and dark. */
export function Gallery() {
  const names = useStoryNames();
  const [filter, setFilter] = useState(EVERYTHING);
  const [sizeName, setSizeName] = useState(() => (window.innerWidth < 760 ? 'phone' : 'tablet'));
  const sections = filterStates(SECTIONS, useDeferredValue(filter));
  const all = countStates(SPEC_STATES);
  const found = countStates(sections);
  const size = SIZES[sizeName] ?? { width: 768, height: 600 };
  useOwnFocus();
  return (
    <WorkbenchTheme>
      <Root>
        <h1>Gallery</h1>
        <p>
          {`Each state that the specification names is a story. ${all.states} sentences, ${all.stories} stories: the words on one side, what became of them on the other, light and dark. What goes beyond the specification stands at the end. A test fails when a sentence loses its story, or a screen belongs to none.`}
        </p>
        <search data-slot="filter" aria-label="States">
          <SearchField
            label="Search"
            placeholder="Words, story or room"
            value={filter.text}
            onChange={(text) => setFilter({ ...filter, text })}
          />
          <Select
            label="Section"
            items={SECTION_CHOICES}
            value={filter.section}
            onChange={(section) => setFilter({ ...filter, section: section ?? '' })}
          />
          <Select
            label="Room"
            items={ROOM_CHOICES}
            value={filter.room}
            onChange={(room) => setFilter({ ...filter, room: (room ?? '') as Room | '' })}
          />
          <Select
            label="Window"
            items={SIZE_CHOICES}
            value={sizeName}
            onChange={(name) => setSizeName(name ?? 'tablet')}
          />
        </search>
        <div role="status">{`${found.states} states, ${found.stories} stories`}</div>
        {sections.map((section) => (
          <section key={sectionKey(section)} aria-label={sectionKey(section)}>
            <h2>
              <span>{signOf(section)}</span>
              <span>{section.title}</span>
            </h2>
            {section.states.map((state) => (
              <StateRow
                key={`${state.words} ${state.stories[0]}`}
                state={state}
                names={names}
                size={size}
              />
            ))}
          </section>
        ))}
        {sections.length === 0 && (
          <EmptyState
            title="Nothing matches"
            text="Look for fewer words, or in all sections and rooms."
            actions={<Button onPress={() => setFilter(EVERYTHING)}>Show everything</Button>}
          />
        )}
      </Root>
    </WorkbenchTheme>
  );
}
