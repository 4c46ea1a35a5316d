import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { Drawer } from '../../src/components/ui/Drawer';
import { Modal } from '../../src/components/ui/Modal';
import type { AppMessage } from '../../src/domain/alerts/app-message';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { type Alerts, useAlerts } from '../../src/hooks/alerts/useAlerts';
import { useSession } from '../../src/hooks/auth/useSession';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const message = (title: string, facts: Partial<AppMessage> = {}): AppMessage => ({
  title,
  text: `Text of ${title}`,
  type: 'info',
  ...facts,
});
const question = (title: string, facts: Partial<AppMessage> = {}) =>
  message(title, { isModal: true, showCancel: true, ...facts });

let alerts: Alerts;
let renders = 0;

/** A page, and a dialog over a drawer. */
function Page() {
  alerts = useAlerts();
  renders += 1;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isModalOpen, setModalOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDrawerOpen(true)}>
        Open drawer
      </button>
      <Drawer title="Drawer" isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <button type="button" onClick={() => setModalOpen(true)}>
          Open modal
        </button>
      </Drawer>
      <Modal title="Modal" isOpen={isModalOpen} onClose={() => setModalOpen(false)}>
        <button type="button" onClick={() => alerts.show(question('Alert'))}>
          Show alert
        </button>
      </Modal>
      <p>{useSession().status}</p>
    </>
  );
}

async function open(scenario: 'signedIn' | 'signedOut' = 'signedOut') {
  const browser = createTestBrowser(scenario);
  const tab = await renderInTab(
    browser,
    <AlertsProvider>
      <Page />
      <AlertsHost />
    </AlertsProvider>,
  );
  await expect.element(tab.screen.getByText(scenario)).toBeVisible();
  const dialog = (name: string) => tab.screen.getByRole('alertdialog', { name });
  const button = (name: string) => tab.screen.getByRole('button', { name, exact: true });
  return { ...tab, clock: browser.clock, dialog, button };
}

describe('toasts', () => {
  // Wide enough that the pointer, at the start of the page, has no toast over it.
  beforeEach(() => page.viewport(1280, 720));

  it('go after 10 s of being neither hovered nor focused nor on a hidden page', async () => {
    const { screen, clock, platform } = await open();
    const opener = screen.getByRole('button', { name: 'Open drawer' });
    await opener.hover();
    alerts.show(message('Saved', { type: 'success' }));
    const toast = screen.getByText('Saved', { exact: true });
    await expect.element(toast).toBeVisible();
    clock.advance(9_000);
    await toast.hover();
    clock.advance(60_000);
    await expect.element(toast).toBeVisible();
    await opener.hover();
    clock.advance(500);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('region', { name: 'Messages (Alt+T)' })).toHaveFocus();
    clock.advance(60_000);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(opener).toHaveFocus();
    clock.advance(400);
    platform.visibility.play('hidden');
    clock.advance(60_000);
    platform.visibility.play('visible');
    clock.advance(99);
    await expect.element(toast).toBeVisible();
    clock.advance(1);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('of errors stay until they are dismissed', async () => {
    const { screen, clock, button } = await open();
    alerts.show(message('Broken', { type: 'danger' }));
    const toast = screen.getByText('Broken', { exact: true });
    await expect.element(toast).toBeVisible();
    clock.advance(3_600_000);
    await expect.element(toast).toBeVisible();
    await button('Dismiss: Broken').click();
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('never re-render the page', async () => {
    const { screen, clock } = await open();
    await screen.getByRole('button', { name: 'Open drawer' }).hover();
    const before = renders;
    for (let index = 0; index < 50; index += 1) alerts.show(message(`Toast ${index}`));
    await expect.element(screen.getByText('Toast 49', { exact: true })).toBeInTheDocument();
    clock.advance(10_000);
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    expect(renders).toBe(before);
  });

  it('show the text of a server as text', async () => {
    const { screen, dialog } = await open();
    const markup = '<img src=x onerror="document.title=\'pwned\'"><b>bold</b>';
    alerts.show(message('Failed', { type: 'danger', text: markup }));
    alerts.show(question('Failed too', { text: markup }));
    await expect.element(dialog('Failed too')).toBeVisible();
    await expect.element(dialog('Failed too').getByText(markup)).toBeVisible();
    expect(screen.container.ownerDocument.querySelector('img, b')).toBeNull();
  });

  it('go when their user signs out, with the dialogs', async () => {
    const { screen, platform, dialog } = await open('signedIn');
    alerts.show(message('Of Ada', { type: 'danger' }));
    alerts.show(question('Delete the role of Ada?'));
    await expect.element(dialog('Delete the role of Ada?')).toBeVisible();
    platform.storage.auth.remove();
    platform.visibility.play('restored');
    await expect.element(screen.getByText('signedOut')).toBeVisible();
    await expect.element(screen.getByText('Of Ada', { exact: true })).not.toBeInTheDocument();
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });
});

describe('dialogs', () => {
  it('come one after the other: five in one tick, by the keyboard alone', async () => {
    const { dialog } = await open();
    const done: string[] = [];
    for (const title of ['1', '2', '3', '4', '5']) {
      alerts.show(question(title), { onConfirm: () => void done.push(title) });
    }
    for (const title of ['1', '2', '3', '4', '5']) {
      await expect.element(dialog(title)).toBeVisible();
      await expect.element(dialog(title).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
      await userEvent.keyboard('{Tab}{Enter}');
    }
    await expect.poll(() => done).toEqual(['1', '2', '3', '4', '5']);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  it('give the focus back through the chain: alert, modal, drawer, page', async () => {
    const { screen, dialog, button } = await open();
    await button('Open drawer').click();
    await button('Open modal').click();
    await button('Show alert').click();
    alerts.show(question('Alert 2'));
    alerts.show(question('Alert 3'));
    for (const title of ['Alert', 'Alert 2', 'Alert 3']) {
      await expect.element(dialog(title).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    }
    await expect.element(button('Show alert')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open modal')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open drawer')).toHaveFocus();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('survive a storm of Escape: each is cancelled once, the rest closes from the top', async () => {
    const { button } = await open();
    const onClose = vi.fn();
    await button('Open drawer').click();
    await button('Open modal').click();
    await expect.element(button('Show alert')).toBeVisible();
    for (const title of ['a', 'b', 'c']) {
      alerts.show(question(title), { onClose: () => onClose(title) });
    }
    await expect.poll(() => document.querySelector('[role=alertdialog]')).not.toBeNull();
    await userEvent.keyboard('{Escape}'.repeat(12));
    await expect.poll(() => onClose.mock.calls.flat()).toEqual(['a', 'b', 'c']);
    // Those that came while the focus went back are lost; then it is in what is open, and one closes it.
    for (const inside of ['Show alert', 'Open modal']) {
      if (button(inside).elements().length === 0) continue;
      await expect.poll(() => document.activeElement).not.toBe(document.body);
      await userEvent.keyboard('{Escape}');
      await expect.element(button(inside)).not.toBeInTheDocument();
    }
    await expect.element(button('Open drawer')).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('say "Loading......" while what was consented runs, once, and cannot be closed', async () => {
    const { dialog, button } = await open();
    let finish = () => {};
    const action = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const onConfirm = vi.fn(() => action);
    alerts.show(question('Delete Ada?', { needConsent: true, confirmBtnText: 'Delete' }), {
      onConfirm,
    });
    await expect.element(dialog('Delete Ada?')).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}{Enter}{Enter}');
    const confirm = button('Loading......');
    await expect.element(confirm).toHaveFocus();
    await userEvent.keyboard('{Escape}{Enter} ');
    await expect.element(dialog('Delete Ada?')).toBeVisible();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await expect.element(dialog('Delete Ada?')).not.toBeInTheDocument();
  });

  it('ignore clicks on the confirm button in the first 300 ms, but no key', async () => {
    const { dialog, button } = await open();
    const onConfirm = vi.fn();
    alerts.show(question('Delete?'), { onConfirm });
    await expect.element(dialog('Delete?')).toBeVisible();
    const confirm = button('OK').element() as HTMLButtonElement;
    const [guard] = confirm.getAnimations();
    if (!guard) throw new Error('There is no guard.');
    guard.pause();
    const { left, top, width, height } = confirm.getBoundingClientRect();
    const hit = () => document.elementFromPoint(left + width / 2, top + height / 2);
    guard.currentTime = 299;
    expect(confirm.contains(hit())).toBe(false);
    guard.currentTime = 300;
    expect(confirm.contains(hit())).toBe(true);
    guard.currentTime = 0;
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog that asks for a text', () => {
  it('takes what matches, and says what is missing', async () => {
    const { screen, dialog } = await open();
    const onConfirm = vi.fn();
    alerts.show(question('Why?'), { onConfirm, input: {} });
    const field = dialog('Why?').getByRole('textbox', { name: 'Response' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Please enter a response!')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard(' because {Enter}');
    await expect.element(dialog('Why?')).not.toBeInTheDocument();
    expect(onConfirm.mock.calls).toEqual([['because']]);
  });

  it('knows an e-mail', async () => {
    const { screen, dialog } = await open();
    const onConfirm = vi.fn();
    alerts.show(question('To whom?'), { onConfirm, input: { type: 'email' } });
    await expect.element(dialog('To whom?').getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('ada{Enter}');
    await expect.element(screen.getByText('Please enter a valid email!')).toBeVisible();
    await userEvent.keyboard('@plinth.example{Enter}');
    await expect.poll(() => onConfirm.mock.calls).toEqual([['ada@plinth.example']]);
  });

  it('starts empty for the next', async () => {
    const { dialog } = await open();
    alerts.show(question('First'), { input: {} });
    alerts.show(question('Second'), { input: {} });
    await expect.element(dialog('First').getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('one{Enter}');
    await expect.element(dialog('Second').getByRole('textbox')).toHaveValue('');
  });
});
