import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Facets } from '../../src/components/ui/Facets';
import { STORY_NOW } from '../support/sandbox';
import { narrow } from './support/layout';

const VENDORS = [
  'Norrvik Office',
  'Halden Shield',
  'Corvid Backup',
  'Tessera Identity',
  'Ombra Cloud',
  'Quillon Sign',
  'Pelagic Storage',
  'Fathom Desk',
];

function Held({ value, onChange, ...props }: ComponentProps<typeof Facets>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Facets
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'UI/Facets',
  component: Facets,
  args: {
    label: 'Filter products',
    groups: [
      {
        id: 'vendorId',
        label: 'Vendor',
        options: VENDORS.map((label, at) => ({ id: `v${at}`, label, count: 1_240 >> at })),
      },
      {
        id: 'kind',
        label: 'Kind',
        options: [
          { id: 'license', label: 'Licence', count: 70 },
          { id: 'addon', label: 'Add-on', count: 18 },
          { id: 'usage', label: 'Usage', count: 0 },
        ],
      },
    ],
    value: {},
    onChange: fn(),
  },
  decorators: [narrow(260)],
  render: (args) => <Held {...args} />,
});

/** Boxes in groups; each change gives all that is chosen. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Halden Shield' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Licence' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ vendorId: ['v1'], kind: ['license'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Halden Shield' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: ['license'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.getByRole('search', { name: 'Filter products' })).toHaveFocus();
  },
});

/** Days from one to another, and a month. */
export const Dates = meta.story({
  args: {
    label: 'Filter statements',
    groups: [
      { id: 'dueOn', label: 'Due', kind: 'days' },
      { id: 'period', label: 'Period', kind: 'month' },
    ],
    value: { dueOnFrom: ['2026-02-20'] },
    now: STORY_NOW,
  },
  play: async ({ canvas, args, userEvent }) => {
    const due = within(await canvas.findByRole('group', { name: 'Due' }));
    await userEvent.type(due.getByRole('textbox', { name: 'To' }), '02252026');
    const dueOn = { dueOnFrom: ['2026-02-20'], dueOnTo: ['2026-02-25'] };
    await expect(args.onChange).toHaveBeenLastCalledWith(dueOn);
    await userEvent.click(canvas.getByRole('button', { name: /Period/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'February 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...dueOn, period: ['2026-02'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
});

/** Six are seen at first, and those that are chosen. */
export const ManyValues = meta.story({
  args: { value: { vendorId: ['v7'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Fathom Desk' })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'Pelagic Storage' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }));
    await expect(canvas.getByRole('checkbox', { name: 'Pelagic Storage' })).toBeVisible();
    // What was pressed keeps the focus, and takes it back.
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
});
