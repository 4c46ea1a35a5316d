import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { Drawer } from '../../src/components/ui/Drawer';
import { Modal } from '../../src/components/ui/Modal';
import type { ToastItem } from '../../src/components/ui/Toast';
import { ToastRegion, type ToastRegionProps } from '../../src/components/ui/ToastRegion';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const toast = (id: string, tone: ToastItem['tone'] = 'info'): ToastItem => ({
  id,
  tone,
  title: `Title ${id}`,
  text: `Text ${id}`,
});

function Holder({ first, ...props }: Partial<ToastRegionProps> & { first: readonly ToastItem[] }) {
  const [toasts, setToasts] = useState(first);
  return (
    <ThemeProvider>
      <input aria-label="work" />
      <ToastRegion
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((one) => one.id !== id))}
      />
    </ThemeProvider>
  );
}

const three = [toast('a'), toast('b'), toast('c')];

describe('ToastRegion', () => {
  it('announces each once: errors at once, the rest politely', async () => {
    const onDismiss = vi.fn();
    const region = (toasts: readonly ToastItem[]) => (
      <ToastRegion toasts={toasts} onDismiss={onDismiss} />
    );
    const screen = await render(region([]));
    // Both are there and silent before the first toast, and read only what is added.
    const polite = screen.getByRole('status').element();
    const urgent = screen.getByRole('alert').element();
    expect([polite.textContent, urgent.textContent]).toEqual(['', '']);
    expect([polite, urgent].map((one) => one.getAttribute('aria-relevant'))).toEqual([
      'additions',
      'additions',
    ]);
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) said.push(node.textContent ?? '');
      }
    });
    observer.observe(polite, { childList: true, subtree: true });
    observer.observe(urgent, { childList: true, subtree: true });

    const [a, b, c] = [toast('a'), toast('b', 'danger'), toast('c', 'success')];
    await screen.rerender(region([a]));
    await screen.rerender(region([a, b]));
    await screen.rerender(region([a, b, c]));
    await screen.rerender(region([b, c]));
    await screen.rerender(region([...[b, c]]));
    await expect.poll(() => polite.textContent).toBe('Success: Title c Text c');
    expect(urgent.textContent).toBe('Error: Title b Text b');
    observer.disconnect();
    expect(said).toEqual([
      'Information: Title a Text a',
      'Error: Title b Text b',
      'Success: Title c Text c',
    ]);
  });

  it('shows the newest last, in a landmark only while there is one', async () => {
    const screen = await render(<ToastRegion toasts={three} onDismiss={() => {}} />);
    const region = screen.getByRole('region', { name: 'Messages (Alt+T)' });
    await expect.element(region).toBeVisible();
    const titles = [...region.element().querySelectorAll('strong')].map((one) => one.textContent);
    expect(titles).toEqual(['Title a', 'Title b', 'Title c']);
    await screen.rerender(<ToastRegion toasts={[]} onDismiss={() => {}} />);
    await expect.element(region).not.toBeInTheDocument();
  });

  it('is reached with Alt+T, left with Escape, and leaves the keys alone when empty', async () => {
    const screen = await render(<Holder first={three.slice(0, 1)} />);
    const work = screen.getByLabelText('work');
    await work.click();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(work).toHaveFocus();
    await userEvent.keyboard('{Control>}{Alt>}t{/Alt}{/Control}');
    await expect.element(work).toHaveFocus();
    await screen.getByRole('button', { name: 'Dismiss: Title a' }).click();
    await work.click();
    const event = new KeyboardEvent('keydown', {
      key: 't',
      code: 'KeyT',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('passes the focus to the next, then to the one before, then back', async () => {
    const screen = await render(<Holder first={three} />);
    const work = screen.getByLabelText('work');
    const dismiss = (id: string) => screen.getByRole('button', { name: `Dismiss: Title ${id}` });
    await work.click();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(dismiss('b')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dismiss('c')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dismiss('a')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(work).toHaveFocus();
  });

  it('takes no focus from where somebody works', async () => {
    const screen = await render(<Holder first={[]} />);
    const work = screen.getByLabelText('work');
    await work.click();
    await screen.rerender(<Holder key="other" first={three} />);
    await work.click();
    await expect.element(screen.getByRole('region')).toBeVisible();
    await expect.element(work).toHaveFocus();
  });

  it('asks to wait while it is hovered or focused, and to go on after the last is gone', async () => {
    const onPauseChange = vi.fn();
    const screen = await render(<Holder first={three.slice(0, 1)} onPauseChange={onPauseChange} />);
    const work = screen.getByLabelText('work');
    const calls = () => onPauseChange.mock.calls.flat();
    await work.click();
    await screen.getByText('Text a', { exact: true }).hover();
    await expect.poll(calls).toEqual([true]);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.hover(work);
    // Still focused: one reason is enough.
    expect(calls()).toEqual([true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(calls).toEqual([true, false]);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(calls).toEqual([true, false, true, false]);
    await expect.element(work).toHaveFocus();
  });

  it('stays usable over a dialog, which stays open', async () => {
    const screen = await render(
      <ThemeProvider>
        <Later />
      </ThemeProvider>,
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    const dismiss = screen.getByRole('button', { name: 'Dismiss: Title late' });
    await expect.element(dismiss).toBeVisible();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect.element(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dismiss);
    await expect.element(dialog).toBeVisible();
  });

  it('gives way to what has the focus, and comes back (WCAG 2.4.11)', async () => {
    const corner = { position: 'fixed', insetBlockEnd: 30, insetInlineEnd: 40 } as const;
    const screen = await render(
      <>
        <Holder first={[toast('a')]} />
        <button type="button" style={corner}>
          Create
        </button>
      </>,
    );
    const region = screen.getByRole('region').element();
    const button = screen.getByRole('button', { name: 'Create' }).element() as HTMLElement;
    const isUnder = () => {
      const { top, bottom } = region.getBoundingClientRect();
      const middle = button.getBoundingClientRect().top + button.offsetHeight / 2;
      return middle > top && middle < bottom;
    };
    expect(isUnder()).toBe(true);
    button.focus();
    expect(isUnder()).toBe(false);
    (screen.getByRole('textbox').element() as HTMLElement).focus();
    expect(isUnder()).toBe(true);
  });
});

/** A dialog that is open before the first toast comes. */
function Later() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  return (
    <>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
      <Modal title="Dialog" defaultOpen isDismissable>
        <button type="button" onClick={() => setToasts([toast('late', 'danger')])}>
          Save
        </button>
      </Modal>
    </>
  );
}

describe('the buttons of a dialog', () => {
  /** What is pressed in the middle of the button. */
  function pressedAt(button: Element): boolean {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && button.contains(hit);
  }

  it.each([
    ['drawer', Drawer, 1280],
    ['drawer', Drawer, 375],
    ['dialog', Modal, 900],
    ['dialog', Modal, 375],
  ] as const)('of a %s are not covered: %#', async (_, Kind, width) => {
    await page.viewport(width, 640);
    const text = 'Long words about what was done. '.repeat(4);
    const screen = await render(
      <ThemeProvider>
        <ToastRegion toasts={[{ ...toast('a'), text }]} onDismiss={() => {}} />
        <Kind
          isOpen
          title="Add seats"
          onClose={() => {}}
          footer={
            <>
              <Button>Cancel</Button>
              <Button>Order</Button>
            </>
          }
        >
          {Array.from({ length: 30 }, (_line, at) => (
            <p key={String(at)}>A line</p>
          ))}
        </Kind>
      </ThemeProvider>,
    );
    await expect.element(screen.getByText('Title a').first()).toBeVisible();
    for (const name of ['Cancel', 'Order']) {
      const button = screen.getByRole('button', { name });
      await expect.poll(() => pressedAt(button.element())).toBe(true);
    }
  });
});
