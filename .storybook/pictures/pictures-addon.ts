// Without JSX, as in the other add-ons.
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { Status } from 'storybook/internal/types';
import {
  addons,
  experimental_getStatusStore,
  experimental_useStatusStore,
  internal_universalStatusStore,
  types,
  useStorybookApi,
} from 'storybook/manager-api';
import type { Results } from '../../tools/visual/results';
import { type PictureState, type StoryPictures, storyPictures } from './state-of';

const ID = 'plinth/pictures';
const PANEL = `${ID}/panel`;

const SHOWN: Record<PictureState, { value: Status['value']; text: string }> = {
  same: { value: 'status-value:success', text: 'The same' },
  // As "new" and "modified" Storybook would offer to filter by what has changed in git, which this is not.
  new: { value: 'status-value:unknown', text: 'New' },
  accepted: { value: 'status-value:affected', text: 'Changed, and accepted' },
  changed: { value: 'status-value:warning', text: 'Changed' },
  failed: { value: 'status-value:error', text: 'Failed' },
};

/** What a status carries for the panel. */
interface Last extends StoryPictures {
  readonly date: string;
  readonly before: string;
}

const dateOf = (date: string) =>
  new Date(date).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function statusOf(storyId: string, last: Last): Status {
  const { value, text } = SHOWN[last.state];
  const description = `${text}, ${dateOf(last.date)}`;
  return { storyId, typeId: ID, value, title: `Pictures: ${text}`, description, data: last };
}

function Panel({ active }: { active: boolean }) {
  const { id = '' } = useStorybookApi().getCurrentStoryData() ?? {};
  const last: Last | undefined = experimental_useStatusStore((all) => all[id]?.[ID]?.data);
  const lines = last
    ? [
        createElement('strong', { key: 'state' }, SHOWN[last.state].text),
        createElement(
          'p',
          { key: 'run' },
          `${last.compared} pictures compared with ${last.before}, ${dateOf(last.date)}.`,
        ),
        createElement(
          'ul',
          { key: 'found', style: { paddingInlineStart: 20 } },
          ...last.found.map(({ mode, text }) =>
            createElement('li', { key: `${mode} ${text}` }, `${mode}: ${text}`),
          ),
        ),
      ]
    : 'The last run of npm run visual did not look at this story.';
  const text = createElement(
    'div',
    { style: { padding: 16, fontSize: 13, lineHeight: 1.5 } },
    lines,
  );
  // biome-ignore lint/correctness/noChildrenProp: its type wants them among the props.
  return createElement(AddonPanel, { active, children: text });
}

/** The last result of `npm run visual` beside each story, in the sidebar and in a panel. */
export function addPicturesAddon(): void {
  // Put there by main.ts when there are results.
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${ID}"]`);
  if (!link) return;
  addons.register(ID, async (api) => {
    addons.add(PANEL, {
      type: types.PANEL,
      title: 'Pictures',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active = false }) => createElement(Panel, { active }),
    });
    const store = experimental_getStatusStore(ID);
    store.onSelect(() => api.setSelectedPanel(PANEL));
    const response = await fetch(link.href);
    if (!response.ok) return;
    const results: Results = await response.json();
    const { date, before } = results;
    // While Storybook is developed, its server has the store, and takes nothing before it is joined.
    await internal_universalStatusStore.untilReady();
    store.set(
      [...storyPictures(results)].map(([id, pictures]) =>
        statusOf(id, { ...pictures, date, before }),
      ),
    );
  });
}
