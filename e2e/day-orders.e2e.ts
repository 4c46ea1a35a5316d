import { BUYER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, openSignedIn, signIn, speak, test } from './fixtures';
import { expectFits } from './shop';

test('DAY8 a buyer sees on Home, in the list and on the page which approvers their order waits for; the approver is offered the next one @walk', async ({
  page: buyer,
  browser,
  portal,
}) => {
  test.slow();
  const waits = /[Ww]aits for Rosa Moreau.*until/;
  await openSignedIn(buyer, portal, '/', BUYER_EMAIL);
  await expect(buyer.getByText(waits).first()).toBeVisible();
  await buyer.goto(`${portal.url}/apps/orders?view=open`);
  await expect(buyer.getByText(waits).first()).toBeVisible();
  await buyer.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(buyer.getByText(waits).first()).toBeVisible();
  await buyer.setViewportSize({ width: 375, height: 720 });
  await expectFits(buyer);

  const office = await browser.newContext();
  const approver = await office.newPage();
  await openSignedIn(approver, portal, '/apps/orders?view=waitingForMe', RESELLER_EMAIL);
  await approver.getByRole('row').nth(1).getByRole('link').first().click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  const dialog = approver.getByRole('alertdialog');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(dialog).toContainText('It can be cancelled within 7 days of approval.');
  await expect(dialog).not.toContainText('undone');
  await expectAccessible(approver);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('link', { name: 'Open the next order' }).click();
  await expect(approver.getByRole('button', { name: 'Approve' }).first()).toBeVisible();
  await office.close();
});

test('a customer is informed of what failed by a mail, and the order shows it @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/orders/o-70');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Inform the customer' }).click();
  const dialog = page.getByRole('dialog', { name: /^Inform / });
  const mail = dialog.getByRole('link', { name: 'Open in the mail program' });
  await expect(mail).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=Order%20/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as informed' }).click();
  await expect(dialog.getByRole('button', { name: 'Noted on the order' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('The customer was informed')).toBeVisible();
});

test('DAY15 Home and an order that failed are in the reader’s language, events and failures too @walk', async ({
  page,
  portal,
}) => {
  await speak(page, ['en', 'de']);
  await signIn(page, portal);
  await createPortalPages(page).shell.chooseLanguage('Deutsch');
  const attention = page.getByRole('region', { name: 'Handlungsbedarf' });
  await expect(attention).toContainText(/Bestellung .+ ist (teilweise )?fehlgeschlagen\./);
  await expect(attention).not.toContainText(/failed|waits|renews/);
  await page.goto(`${portal.url}/apps/orders/o-70`);
  await expect(page.getByText('Aufgegeben', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Der Anbieter/).first()).toBeVisible();
  await expect(page.getByText(/The vendor|Placed|Failed/)).toHaveCount(0);
  await expectAccessible(page);
});
