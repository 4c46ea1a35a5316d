import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { FormDialog } from '../../src/components/ui/FormDialog';
import { ListScreen } from '../../src/components/ui/ListScreen';
import { RecordColumns, RecordScreen } from '../../src/components/ui/RecordScreen';
import { Screen } from '../../src/components/ui/Screen';
import { TextField } from '../../src/components/ui/TextField';
import { refused } from '../../src/domain/access';
import { listOf } from '../support/list';
import { EMPTY, failed, LOADING, pageOf, ready } from '../support/reading';

const invoices = [
  { id: '1', number: '2026-0041' },
  { id: '2', number: '2026-0042' },
];
type Invoice = (typeof invoices)[number];

/** The frames that all screens stand in, for pages of a module too. */
const meta = preview.meta({
  title: 'UI/Frames',
  component: Screen,
  args: {
    'data-slot': 'invoices',
    title: 'Invoices',
    text: 'What was billed this year.',
    actions: <Button variant="primary">New invoice</Button>,
    children: <p>Nothing is open.</p>,
  },
});

/** Heading, actions and content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByText('Nothing is open.')).toBeVisible();
  },
});

/** Forbidden: it names the permission, without actions and content. */
export const Forbidden = meta.story({
  args: { access: refused('noPermission', 'Billing.Read') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Billing\.Read/)).toBeVisible();
    await expect(canvas.queryByText('Nothing is open.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New invoice' })).toBeNull();
  },
});

/** A screen that is a list: its title names the list too. */
export const AsList = meta.story({
  render: () => (
    <ListScreen<Invoice>
      data-slot="invoices"
      title="Invoices"
      list={listOf(ready(pageOf(invoices)))}
      columns={[
        { id: 'number', kind: 'name', header: 'Number', value: ({ number }) => ({ text: number }) },
      ]}
      getRowKey={({ id }) => id}
      getRowLabel={({ number }) => number}
      empty={{ title: 'No invoices yet' }}
      failedText="The invoices could not be loaded."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /2026-0042/ })).toBeVisible();
  },
});

const record = (reading: Parameters<typeof RecordScreen<Invoice>>[0]['reading']) => ({
  render: () => (
    <RecordScreen<Invoice>
      data-slot="invoice"
      reading={reading}
      title="Invoice"
      titleOf={({ number }) => `Invoice ${number}`}
      back={{ href: '#invoices', label: 'All invoices' }}
      missing={{ title: 'There is no such invoice' }}
      failedText="The invoice could not be loaded."
    >
      {({ number }) => <RecordColumns facts={<span>Paid</span>}>{number}</RecordColumns>}
    </RecordScreen>
  ),
});

/** A screen of one record. */
export const AsRecord = meta.story({
  ...record(ready({ id: '1', number: '2026-0041' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invoice 2026-0041' })).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

/** It is still to come. */
export const RecordLoading = meta.story(record(LOADING));

/** Not found: a link back is shown instead. */
export const RecordMissing = meta.story({
  ...record(EMPTY),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('There is no such invoice')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toBeVisible();
  },
});

const retry = fn();

/** It failed to load, and is retried. */
export const RecordFailed = meta.story({
  ...record(failed('', retry)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The invoice could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onSubmit = fn();
const onClose = fn();

/** A form in a dialog: sent once; leaving it with much input asks first. */
export const AsForm = meta.story({
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  beforeEach: () => {
    onSubmit.mockClear();
    onClose.mockClear();
  },
  render: () => (
    <FormDialog
      data-slot="invoice-note"
      isOpen
      title="Note"
      description="It is printed on the invoice."
      submit="Save"
      isPending={false}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField name="note" label="Note" autoFocus />
    </FormDialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Thank you for it');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
