import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { AddIcon, SearchIcon } from '../../src/components/ui/icons';

const meta = preview.meta({
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'No roles yet',
    text: 'Roles say what people may do. Once one is made, it shows here.',
  },
});

/** What this is, and why it is empty. */
export const Default = meta.story();

/** With the way to change that. */
export const WithAction = meta.story({
  args: {
    actions: (
      <Button variant="primary">
        <AddIcon aria-hidden />
        <span>Create role</span>
      </Button>
    ),
  },
});

/** A search that found nothing is another text, with a way back. */
export const NoMatch = meta.story({
  args: {
    icon: <SearchIcon />,
    title: 'There are no matching records',
    text: 'Nothing has this name or e-mail.',
    actions: <Button>Clear search</Button>,
  },
});
