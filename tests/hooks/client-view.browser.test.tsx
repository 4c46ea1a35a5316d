import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { StatementScreen } from '../../src/components/billing/StatementScreen';
import { StatementsScreen } from '../../src/components/billing/StatementsScreen';
import { ClientViewSwitch } from '../../src/components/shared/ClientViewSwitch';
import { SubscriptionScreen } from '../../src/components/subscriptions/SubscriptionScreen';
import { SubscriptionsScreen } from '../../src/components/subscriptions/SubscriptionsScreen';
import { readCsv } from '../../src/domain/text/csv';
import { useSession } from '../../src/hooks/auth/useSession';
import { useCompareStatementsScreen } from '../../src/hooks/billing/useCompareStatementsScreen';
import { useStatementScreen } from '../../src/hooks/billing/useStatementScreen';
import { useStatementsScreen } from '../../src/hooks/billing/useStatementsScreen';
import { useClientView } from '../../src/hooks/preferences/useClientView';
import { useProductScreen } from '../../src/hooks/products/useProductScreen';
import { useSubscriptionScreen } from '../../src/hooks/subscriptions/useSubscriptionScreen';
import { useSubscriptionsScreen } from '../../src/hooks/subscriptions/useSubscriptionsScreen';
import { RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { commerceCaller } from '../sandbox/commerce-caller';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

function Page() {
  const clientView = useClientView();
  if (useSession().status !== 'signedIn') return null;
  return clientView ? <ClientViewSwitch {...clientView} /> : <p>No costs anyhow</p>;
}

async function open(scenario: ScenarioName, kept?: string) {
  return renderInTab(createTestBrowser(scenario), <Page />, {
    prepare: ({ tabArea }) => kept && tabArea?.open().setItem('plinth.clientView', kept),
  });
}

it('is off at first, and is remembered for the tab', async () => {
  const { screen, platform } = await open('reseller');
  const control = screen.getByRole('switch', { name: 'Client view' });
  await expect.element(control).not.toBeChecked();
  await control.click();
  await expect.element(control).toBeChecked();
  expect(platform.tabArea.open().getItem('plinth.clientView')).toBe('on');
  await control.click();
  await expect.element(control).not.toBeChecked();
  expect(platform.tabArea.open().getItem('plinth.clientView')).toBeNull();
});

it('is on after a reload, and what nobody wrote counts as off', async () => {
  const { screen } = await open('reseller', 'on');
  await expect.element(screen.getByRole('switch', { name: 'Client view' })).toBeChecked();
  const other = await open('reseller', 'true');
  await expect.element(other.screen.getByRole('switch').last()).not.toBeChecked();
});

it('is one for all places of a page', async () => {
  const both = (
    <>
      <Page />
      <Page />
    </>
  );
  const { screen } = await renderInTab(createTestBrowser('reseller'), both);
  await screen.getByRole('switch').first().click();
  await expect.element(screen.getByRole('switch').last()).toBeChecked();
});

it('is not offered to who sees no costs', async () => {
  const { screen } = await open('customer');
  await expect.element(screen.getByText('No costs anyhow')).toBeVisible();
});

function OneSubscription() {
  const content = useSubscriptionScreen({ id: 's-1' });
  return useSession().status === 'signedIn' ? <SubscriptionScreen {...content} /> : null;
}

it('takes the cost off a subscription, which has the switch', async () => {
  const { screen } = await renderInTab(createTestBrowser('reseller'), <OneSubscription />);
  await expect.element(screen.getByText('Cost each', { exact: true })).toBeVisible();
  await screen.getByRole('switch', { name: 'Client view' }).click();
  await expect.element(screen.getByText('Cost each', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Price each', { exact: true })).toBeVisible();
});

function Holders() {
  const { related, clientView } = useProductScreen({ id: 'p-office-business' });
  const { holders } = related;
  return (
    <>
      <p>{holders?.status === 'ready' ? 'Says who has it' : 'Says nothing of others'}</p>
      {clientView && <ClientViewSwitch {...clientView} />}
    </>
  );
}

it('takes the other customers off a product', async () => {
  const { screen } = await renderInTab(createTestBrowser('reseller'), <Holders />);
  await expect.element(screen.getByText('Says who has it')).toBeVisible();
  await screen.getByRole('switch', { name: 'Client view' }).click();
  await expect.element(screen.getByText('Says nothing of others')).toBeVisible();
});

const Subscriptions = () => <SubscriptionsScreen {...useSubscriptionsScreen()} />;

it('saves lists without costs', async () => {
  await page.viewport(1280, 800);
  const { screen, platform } = await renderInTab(
    createTestBrowser('reseller'),
    <>
      <Page />
      <Subscriptions />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Export CSV' });
  await expect.element(save).toBeEnabled();
  const heads = () =>
    platform.files.saved.map(({ text }) => readCsv(text)[0]?.filter((name) => /^unit/.test(name)));
  await save.click();
  await expect.poll(heads).toEqual([['unitPrice', 'unitCost']]);
  await screen.getByRole('switch', { name: 'Client view' }).click();
  await save.click();
  await expect.poll(heads).toEqual([['unitPrice', 'unitCost'], ['unitPrice']]);
});

function OneStatement({ id }: { id: string }) {
  const content = useStatementScreen({ id });
  return useSession().status === 'signedIn' ? <StatementScreen {...content} /> : null;
}

it('hides a statement of what the viewer pays, and the switch shows it again', async () => {
  const browser = createTestBrowser('reseller');
  const call = await commerceCaller(browser.sandbox, RESELLER_EMAIL);
  // What a reseller pays its provider is the cost of all that it sells.
  const { json } = await call('GET', '/statements?direction=payable&pageSize=1');
  const { screen } = await renderInTab(browser, <OneStatement id={json.data[0].id} />, {
    prepare: ({ tabArea }) => tabArea?.open().setItem('plinth.clientView', 'on'),
  });
  const hidden = screen.getByText('This statement shows what you pay');
  await expect.element(hidden).toBeVisible();
  expect(document.body.textContent).not.toContain('€');
  await screen.getByRole('switch', { name: 'Client view' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Charges' })).toBeVisible();
  await expect.element(hidden).not.toBeInTheDocument();
});

function Statements() {
  const content = useStatementsScreen();
  const { compared } = useCompareStatementsScreen();
  if (useSession().status !== 'signedIn') return null;
  return (
    <>
      <StatementsScreen {...content} />
      <Page />
      <output>{compared.status === 'ready' ? compared.data.after.customerName : ''}</output>
    </>
  );
}

it('leaves what the viewer pays out of statements, their export and comparisons', async () => {
  const browser = createTestBrowser('reseller');
  const { screen } = await renderInTab(browser, <Statements />);
  const compared = screen.getByRole('status').filter({ hasText: 'Nordlys Partner' });
  await expect.element(compared).toBeVisible();
  await expect.element(screen.getByText('You owe')).toBeVisible();
  const paid = screen.getByRole('cell', { name: 'Plinth Cloud' });
  await expect.element(paid.first()).toBeVisible();
  await screen.getByRole('switch', { name: 'Client view' }).click();
  await expect.element(paid).not.toBeInTheDocument();
  await expect.element(screen.getByText('You owe')).not.toBeInTheDocument();
  await expect.element(compared).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  const saved = () =>
    browser.sent.findLast(({ call }) => call === 'GET /app/statements/export')?.query;
  await expect.poll(() => saved()?.get('direction')).toBe('receivable');
});
