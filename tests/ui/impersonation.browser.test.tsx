import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ImpersonationStatus } from '../../src/components/impersonation/ImpersonationStatus';
import { Button } from '../../src/components/ui/Button';
import { Modal } from '../../src/components/ui/Modal';
import type { ImpersonationStatusProps } from '../../src/contracts/impersonation';
import { minutesLeftOf } from '../../src/domain/impersonation/impersonation';
import { MessagesProvider } from '../../src/messages/messages';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const on = { onExtend: vi.fn(), onEnd: vi.fn(), onAcknowledge: vi.fn() };

type Props = Partial<ImpersonationStatusProps> & { minutesLeft: number; more?: ReactNode };

function ui({ more, ...props }: Props) {
  return (
    <ThemeProvider>
      {more}
      <ImpersonationStatus
        user={{ name: 'Grace Hopper', email: 'grace@northwind.example' }}
        administrator="Maren Okafor"
        extension={{ status: 'none' }}
        {...on}
        {...props}
      />
      <Button>Behind</Button>
    </ThemeProvider>
  );
}

const banner = () => document.querySelector('[data-slot="impersonation-banner"]');
const dialog = () => document.querySelector('[role="alertdialog"]');
const progress = () => document.querySelector('progress')?.getAttribute('value');
const told = () => document.querySelector('[data-slot="time-left-announcer"]')?.textContent;

describe('by the time left', () => {
  const soon = 100 / 15;
  it.each([
    [31 * 60, 'normal', '31 minutes', null],
    [5 * 60 + 1, 'normal', '6 minutes', null],
    [5 * 60, 'warning', '5 minutes', null],
    [2 * 60 + 1, 'warning', '3 minutes', null],
    [2 * 60, 'critical', '2 minutes', soon],
    [61, 'critical', '2 minutes', soon],
    [60, 'critical', '1 minute', 100 / 30],
    [2, 'critical', '1 minute', 100 / 30],
    [1, 'critical', '1 minute', 100 / 30],
    [0, 'critical', '0 minutes', 0],
  ])('%i seconds: %s, %s', async (seconds, phase, left, percent) => {
    await render(ui({ minutesLeft: minutesLeftOf(seconds * 1_000) }));
    expect(banner()?.getAttribute('data-phase')).toBe(phase);
    expect(banner()?.textContent).toContain(`Your session will expire in ${left}Admin`);
    const extend = page.getByRole('button', { name: 'Extend', exact: true, includeHidden: true });
    expect(extend.elements()).toHaveLength(percent === null ? 0 : 1);
    await vi.waitFor(() => expect(dialog() !== null).toBe(percent !== null));
    if (percent !== null) expect(Number(progress())).toBeCloseTo(percent, 5);
  });

  it('the bar is full at 30 minutes and more', async () => {
    await render(ui({ minutesLeft: 31, extension: { status: 'extended' } }));
    await vi.waitFor(() => expect(progress()).toBe('100'));
  });
});

describe('what is told to screen readers', () => {
  it('5, 2 and 1 minutes, once each, and nothing in between', async () => {
    const screen = await render(ui({ minutesLeft: 30 }));
    const heard: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() => heard.push(told()));
    const region = document.querySelector('[data-slot="time-left-announcer"]');
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (let minutesLeft = 30; minutesLeft >= 0; minutesLeft -= 1) {
      await screen.rerender(ui({ minutesLeft }));
    }
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard).toEqual([
      'Your session will expire in 5 minutes',
      'Your session will expire in 2 minutes',
      'Your session will expire in 1 minute',
    ]);
    observer.disconnect();
  });

  it('the minute that is true, where a tick was missed', async () => {
    const screen = await render(ui({ minutesLeft: 7 }));
    await screen.rerender(ui({ minutesLeft: 4 }));
    expect(told()).toBe('Your session will expire in 4 minutes');
    await screen.rerender(ui({ minutesLeft: 33 }));
    expect(told()).toBe('');
  });
});

describe('the dialog', () => {
  it('comes unasked: it takes the focus, no click for a moment, and gives the focus back', async () => {
    document.documentElement.style.removeProperty('--alert-click-guard');
    const screen = await render(ui({ minutesLeft: 3 }));
    const behind = screen.getByRole('button', { name: 'Behind' }).element() as HTMLElement;
    behind.focus();
    await screen.rerender(ui({ minutesLeft: 2 }));
    await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
    const end = [...document.querySelectorAll('[role="alertdialog"] button')].find(
      (button) => button.textContent === 'End Session',
    );
    expect(end && getComputedStyle(end).pointerEvents).toBe('none');
    await vi.waitFor(() => expect(end && getComputedStyle(end).pointerEvents).toBe('auto'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(behind));
    expect(on.onEnd).not.toHaveBeenCalled();
    expect(on.onExtend).not.toHaveBeenCalled();
    expect(on.onAcknowledge).not.toHaveBeenCalled();
  });

  it('comes over a dialog that is open, with the focus', async () => {
    const both = (minutesLeft: number) =>
      ui({ minutesLeft, more: <Modal title="Edit user" isOpen /> });
    const screen = await render(both(3));
    const modal = screen.getByRole('dialog').element();
    await vi.waitFor(() => expect(document.activeElement).toBe(modal));
    await screen.rerender(both(2));
    await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(modal));
    expect(dialog()).toBeNull();
  });

  it('stays away once put away, until an extension or the next period', async () => {
    const screen = await render(ui({ minutesLeft: 2 }));
    await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
    await userEvent.keyboard('{Escape}');
    await screen.rerender(ui({ minutesLeft: 1 }));
    expect(dialog()).toBeNull();
    const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
    await screen.rerender(ui({ minutesLeft: 1, extension: { status: 'sending' } }));
    await screen.rerender(ui({ minutesLeft: 1, extension: failed }));
    await expect.element(screen.getByText(/does not answer/)).toBeVisible();
    await expect.element(screen.getByText('1 minute', { exact: true })).toBeVisible();
    on.onAcknowledge.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(on.onAcknowledge).toHaveBeenCalledOnce();
    await screen.rerender(ui({ minutesLeft: 1 }));
    expect(dialog()).toBeNull();
    await screen.rerender(ui({ minutesLeft: 30 }));
    await screen.rerender(ui({ minutesLeft: 2 }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
  });
});

it('a language of its own has its own plurals and word order', async () => {
  const messages = {
    impersonation: {
      loggedInAs: '{user} jako zalogowany',
      expiresIn: { one: '{count} minuta', few: '{count} minuty', other: '{count} minut' },
    },
  };
  const of = (minutesLeft: number) => (
    <MessagesProvider locale="pl" messages={messages}>
      {ui({ minutesLeft })}
    </MessagesProvider>
  );
  const screen = await render(of(5));
  expect(banner()?.textContent).toContain('Grace Hopper (grace@northwind.example) jako zalogowany');
  expect(banner()?.textContent).toContain('5 minut');
  await screen.rerender(of(3));
  expect(banner()?.textContent).toContain('3 minuty');
});

it('is told apart by more than colour where colours are forced', async () => {
  const client = cdp();
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
  try {
    await render(ui({ minutesLeft: 2 }));
    const width = () => getComputedStyle(banner() as Element).borderBlockEndWidth;
    await vi.waitFor(() => expect(width()).toBe('3px'));
  } finally {
    await client.send('Emulation.setEmulatedMedia', { features: [] });
  }
});
