import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Avatar } from '../../src/components/ui/Avatar';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { WindowedList } from '../../src/components/ui/WindowedList';
import { manyPeople, type Person } from './support/table-people';

const getKey = ({ email }: Person) => email;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
} as const;

const personRow = (person: Person, _index: number) => (
  <div style={rowStyle}>
    <Avatar isDecorative name={person.name} />
    <span style={{ minWidth: 0 }}>
      <span>{person.name}</span>
      <br />
      <small>{person.email}</small>
    </span>
  </div>
);

/** Every third person has more text, so that rows differ in height. */
const unevenRow = (person: Person, index: number) => (
  <div style={{ ...rowStyle, display: 'block' }}>
    <b>{person.name}</b>
    {index % 3 === 0 && <div>{`Works with ${person.email} on many things. `.repeat(3)}</div>}
  </div>
);

const PeopleList = (props: ComponentProps<typeof WindowedList<Person>>) => (
  <Card>
    <WindowedList<Person> {...props} />
  </Card>
);

const meta = preview.meta({
  title: 'UI/Windowed list',
  component: PeopleList,
  args: { 'aria-label': 'People', items: manyPeople(10), getKey, renderItem: personRow },
});

/** Up to a hundred rows all are drawn. */
export const TenRows = meta.story();

TenRows.test('It scrolls, and can then be reached by key', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'People' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  // It scrolls here, and can then be reached by key.
  await canvas.findByRole('group', { name: 'People' });
});

TenRows.test(
  'A row that goes away passes the focus to the one in its place',
  {
    render: () => <Shrinking />,
  },
  async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    button('user2@northwind.example').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('user3@northwind.example')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('user4@northwind.example')).toHaveFocus());
  },
);

/** Only what is seen is drawn; every row says which one of how many it is. */
export const TenThousandRows = meta.story({
  args: { items: manyPeople(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const scroller = await canvas.findByRole('group', { name: 'People' });
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(40);
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-posinset="10000"]')).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(40);
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).toBeVisible());
  },
});

/** Rows are as high as what is in them. */
export const RowsOfDifferentHeight = meta.story({
  args: { items: manyPeople(1000), renderItem: unevenRow, estimateSize: 64 },
});

function Shrinking() {
  const [people, setPeople] = useState(() => manyPeople(1000));
  const [renderItem] = useState(() => (person: Person) => (
    <div style={{ ...rowStyle, justifyContent: 'space-between' }}>
      <span>{person.email}</span>
      <Button
        size="sm"
        aria-label={`Remove ${person.email}`}
        onPress={() => setPeople((all) => all.filter(({ email }) => email !== person.email))}
      >
        Remove
      </Button>
    </div>
  ));
  return <PeopleList aria-label="People" items={people} getKey={getKey} renderItem={renderItem} />;
}

/** Nothing to list: the text that says so takes the place of rows. */
export const Empty = meta.story({
  args: {
    items: [],
    empty: <EmptyState title="Nobody here" text="People show here once added." />,
  },
});
