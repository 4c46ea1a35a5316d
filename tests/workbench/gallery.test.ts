import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BEYOND_THE_SPEC } from '../../stories/gallery/beyond-spec';
import { countStates, filterStates, sectionKey } from '../../stories/gallery/filter-states';
import { SPEC_STATES } from '../../stories/gallery/spec-states';
import { storySentence } from '../../stories/gallery/story-sentence';
import { PLACES } from '../../stories/introduction/places';
import { root } from '../../tools/docs/program';
import { type IndexedStory, readStories } from '../../tools/docs/stories';

/** The sections of the specification that say of something what one sees of it. */
const SECTIONS = [
  ...['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '3', '4', '5', '6'],
  ...['7.1', '7.2', '7.3', '7.4', '8', '9'],
  ...['contract 1', 'contract 2', 'contract 3', 'contract 4'],
  ...['commerce 1', 'commerce 2.1', 'commerce 3', 'commerce 5', 'commerce 6'],
];

let stories: readonly IndexedStory[] = [];
beforeAll(async () => {
  stories = await readStories(join(root, 'stories'));
});

const shown = () => SPEC_STATES.flatMap(({ states }) => states.flatMap((one) => one.stories));
const beyond = () => BEYOND_THE_SPEC.flatMap((one) => one.stories);
const repeated = (list: readonly string[]) =>
  list.filter((entry, index) => list.indexOf(entry) !== index);

describe('the gallery', () => {
  it('names only stories that there are, and that the sidebar has', () => {
    const ids = new Set(stories.filter(({ isTest }) => !isTest).map(({ id }) => id));
    expect(ids.size).toBeLessThan(stories.length);
    expect([...shown(), ...beyond()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has something to show for every section that names a state', () => {
    expect([...new Set(SPEC_STATES.map(({ number }) => number))].sort()).toEqual(SECTIONS.sort());
    const empty = SPEC_STATES.flatMap(({ states }) => states).filter(
      ({ words, stories: ids }) => ids.length === 0 || words.trim() === '',
    );
    expect(empty).toEqual([]);
  });

  it('leaves no screen, page or journey that belongs to nothing', () => {
    const known = new Set([...shown(), ...beyond()]);
    const lost = stories.filter(
      ({ id, title, isTest }) =>
        !isTest && /^(Screens|Pages|Portal)\//.test(title) && !known.has(id),
    );
    // Add it to the sentence it shows, in `stories/gallery/states`, or to `beyond-spec.ts` with why.
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('calls nothing beyond the specification that shows a sentence of it', () => {
    const known = new Set(shown());
    expect(beyond().filter((id) => known.has(id))).toEqual([]);
    expect(repeated(beyond())).toEqual([]);
  });

  it('every story has a sentence: its own, or the one of the gallery', () => {
    const silent = stories.filter(
      ({ id, isTest, sentence }) => !isTest && sentence === null && !storySentence(id),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('says nothing twice', () => {
    for (const section of SPEC_STATES) {
      expect(repeated(section.states.map(({ words }) => words))).toEqual([]);
      for (const { stories: ids } of section.states) expect(repeated(ids)).toEqual([]);
    }
    expect(repeated(SPEC_STATES.map(sectionKey))).toEqual([]);
  });
});

it('the first page leads to what there is', () => {
  const ids = new Set(stories.flatMap(({ id }) => [id, id.replace(/--.*$/, '--docs')]));
  expect(PLACES.filter((place) => place !== 'gallery--docs' && !ids.has(place))).toEqual([]);
});

describe('what the gallery is filtered by', () => {
  const everything = { text: '', room: '', section: '' } as const;

  it('finds words in any order, in the sentence, the room and the stories', () => {
    const found = filterStates(SPEC_STATES, { ...everything, text: ' guest  REVOKED ' });
    expect(found.map(({ number }) => number)).toContain('6');
    expect(filterStates(SPEC_STATES, { ...everything, text: 'role-card--no-people' })).toHaveLength(
      1,
    );
  });

  it('keeps a room, a section, or nothing', () => {
    const rooms = filterStates(SPEC_STATES, { ...everything, room: 'connectivity' });
    const kept = new Set(rooms.flatMap(({ states }) => states.map(({ room }) => room)));
    expect([...kept]).toEqual(['connectivity']);
    const [section] = filterStates(SPEC_STATES, { ...everything, section: '2.9 Pager' });
    expect(section?.title).toBe('Pager');
    expect(filterStates(SPEC_STATES, { ...everything, text: 'no such words' })).toEqual([]);
  });

  it('counts a story once', () => {
    const [login] = filterStates(SPEC_STATES, { ...everything, section: '2.9 Pager' });
    expect(login && countStates([login, login])).toEqual({ states: 2, stories: 4 });
  });
});
