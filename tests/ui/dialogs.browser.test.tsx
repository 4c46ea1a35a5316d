import { createRef, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog, type AlertDialogProps } from '../../src/components/ui/AlertDialog';
import { Button } from '../../src/components/ui/Button';
import { CancelButton } from '../../src/components/ui/CancelButton';
import { Drawer } from '../../src/components/ui/Drawer';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { Modal, type ModalProps } from '../../src/components/ui/Modal';
import { TextField } from '../../src/components/ui/TextField';
import { ToastRegion } from '../../src/components/ui/ToastRegion';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

function Opened(props: Partial<ModalProps> & { of?: typeof Modal | typeof Drawer }) {
  const { of: Kind = Modal, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <a href="#behind">behind</a>
      <Kind
        title="Invite new user"
        {...rest}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose?.();
        }}
      />
    </>
  );
}

const fields = (
  <>
    <TextField label="First" />
    <TextField label="Second" />
  </>
);

/** A dialog that is opened from inside another. */
function Inner() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Discard</Button>
      <Modal title="Inner" isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

async function open(ui: ReactNode) {
  const screen = await render(<ThemeProvider>{ui}</ThemeProvider>);
  const opener = screen.getByRole('button', { name: 'Open' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  return { screen, opener, dialog: screen.getByRole('dialog') };
}

// Narrower than this a modal fills the screen, and there is no outside.
beforeEach(() => page.viewport(1280, 720));

describe.each([
  ['Modal', Modal],
  ['Drawer', Drawer],
] as const)('%s', (_name, of) => {
  it('takes the focus, keeps it in a circle, and gives it back', async () => {
    const { screen, opener, dialog } = await open(<Opened of={of}>{fields}</Opened>);
    await expect.element(dialog).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleName('Invite new user');
    for (const name of ['Close', 'First', 'Second', 'Close']) {
      await userEvent.tab();
      const [role, field] = name === 'Close' ? (['button', name] as const) : [null, name];
      const next = role ? screen.getByRole(role, { name: field }) : screen.getByLabelText(field);
      await expect.element(next).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByLabelText('Second')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('has the focus at once when the control that had it goes away', async () => {
    function Trying() {
      const [hasFailed, setHasFailed] = useState(true);
      return hasFailed ? (
        <Button onPress={() => flushSync(() => setHasFailed(false))}>Try again</Button>
      ) : (
        <p>It is here now.</p>
      );
    }
    const { screen, opener, dialog } = await open(
      <Opened of={of}>
        <Trying />
      </Opened>,
    );
    const button = screen.getByRole('button', { name: 'Try again' }).element() as HTMLElement;
    button.focus();
    button.click();
    await Promise.resolve();
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(dialog.element());
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('makes the page behind inert', async () => {
    const { screen } = await open(<Opened of={of}>{fields}</Opened>);
    const behind = document.querySelector('a[href="#behind"]');
    expect(behind?.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('link', { name: 'behind' })).toBeVisible();
    expect(behind?.closest('[inert]')).toBeNull();
  });

  it('is closed by a press outside only where it may', async () => {
    const { screen, dialog } = await open(<Opened of={of}>{fields}</Opened>);
    const backdrop = () => document.querySelector('[data-slot=dialog-backdrop]') as HTMLElement;
    await userEvent.click(backdrop(), { position: { x: 4, y: 4 } });
    await expect.element(dialog).toBeVisible();
    await screen.rerender(
      <ThemeProvider>
        <Opened of={of} isDismissable>
          {fields}
        </Opened>
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByLabelText('First'));
    await expect.element(dialog).toBeVisible();
    await userEvent.click(backdrop(), { position: { x: 4, y: 4 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('cannot be closed while something is saved, and says so', async () => {
    const onClose = vi.fn();
    const screen = await render(
      <ThemeProvider>
        <Opened of={of} onClose={onClose} isDismissable isCloseDisabled>
          {fields}
        </Opened>
      </ThemeProvider>,
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    const close = screen.getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveAccessibleDescription('Please wait');
    await close.click({ force: true });
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('[data-slot=dialog-backdrop]') as HTMLElement;
    await userEvent.click(backdrop, { position: { x: 4, y: 4 } });
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('fills a narrow screen and scrolls inside', async () => {
    await page.viewport(375, 500);
    const long = <div style={{ blockSize: 2000 }}>text</div>;
    const { screen, dialog } = await open(
      <Opened of={of} footer={<Button>Save</Button>}>
        {long}
      </Opened>,
    );
    await expect.element(dialog).toBeVisible();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([375, 500]);
    const body = screen.getByRole('group', { name: 'Invite new user' });
    await expect.element(body).toHaveAttribute('tabindex', '0');
    expect(body.element().scrollHeight).toBeGreaterThan(2000);
    const save = screen.getByRole('button', { name: 'Save' }).element();
    expect(save.getBoundingClientRect().bottom).toBeLessThan(500);
  });

  it('hands out its element', async () => {
    const ref = createRef<HTMLElement>();
    const Kind = of;
    await render(<Kind ref={ref} defaultOpen title="Mine" className="own" />);
    await expect.poll(() => ref.current?.getAttribute('role')).toBe('dialog');
    expect(ref.current?.classList.contains('own')).toBe(true);
  });
});

describe('Modal', () => {
  it('focuses the field that asks for it, and is itself sent by its footer', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    const { screen } = await open(
      <Opened
        footer={
          <Button type="submit" form="f">
            Send
          </Button>
        }
      >
        <form id="f" onSubmit={onSubmit}>
          <TextField label="First" />
          <TextField label="Second" autoFocus />
        </form>
      </Opened>,
    );
    await expect.element(screen.getByLabelText('Second')).toHaveFocus();
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await screen.getByLabelText('First').click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('gives the focus back to the button of the menu that opened it', async () => {
    function FromMenu() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <MenuTrigger trigger={<Button>Open</Button>}>
            <Menu onAction={() => setOpen(true)}>
              <MenuItem id="edit">Edit</MenuItem>
            </Menu>
          </MenuTrigger>
          <Modal title="Edit" isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      );
    }
    const screen = await render(
      <ThemeProvider>
        <FromMenu />
      </ThemeProvider>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Edit' });
    await expect.element(dialog).toHaveFocus();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('lets Escape close the top-most only', async () => {
    const { screen, dialog } = await open(
      <Opened>
        <MenuTrigger trigger={<Button>More</Button>}>
          <Menu>
            <MenuItem>One</MenuItem>
          </Menu>
        </MenuTrigger>
        <Inner />
      </Opened>,
    );
    await screen.getByRole('button', { name: 'Discard' }).click();
    const inner = screen.getByRole('dialog', { name: 'Inner' });
    await expect.element(inner).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(inner).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  it('closes and its field keeps nothing waiting: it can be opened again at once', async () => {
    const { opener, dialog } = await open(<Opened />);
    for (let round = 0; round < 3; round += 1) {
      await expect.element(dialog).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
  });
});

describe('while the opening is drawn', () => {
  const motion = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  afterEach(() => motion('reduce'));

  it.each([Modal, Drawer])('can be used and closed', async (of) => {
    await motion('no-preference');
    const { screen, opener, dialog } = await open(
      <Opened of={of}>
        <TextField label="First" autoFocus />
      </Opened>,
    );
    const opening = () =>
      document.getAnimations().filter((one) => {
        const name = one instanceof CSSAnimation ? one.animationName : '';
        return /^plinth-(backdrop|dialog|drawer)$/.test(name);
      });
    expect(opening()).toHaveLength(2);
    // From here it takes hours; nothing may wait for it.
    for (const animation of opening()) animation.playbackRate = 0.0001;
    await userEvent.keyboard('x');
    await expect.element(screen.getByLabelText('First')).toHaveValue('x');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('draws nothing for who asked for less motion', async () => {
    await open(<Opened />);
    expect(document.getAnimations()).toEqual([]);
  });
});

describe('on a page from a server', () => {
  it('opens when the page is taken over, without a mismatch', async () => {
    const errors: unknown[] = [];
    const ui = (
      <ThemeProvider>
        <TextField label="Before" />
        <Modal title="Opened" defaultOpen />
        <ToastRegion toasts={[{ id: '1', tone: 'info', title: 'Here' }]} onDismiss={() => {}} />
        <TextField label="After" />
      </ThemeProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(ui);
    const root = hydrateRoot(container, ui, { onRecoverableError: (error) => errors.push(error) });
    await expect.element(page.getByRole('dialog', { name: 'Opened' })).toHaveFocus();
    await expect.element(page.getByRole('region', { name: /^Messages/ })).toBeVisible();
    expect(errors).toEqual([]);
    expect(page.getByText('After').element().closest('[inert]')).not.toBeNull();
    root.unmount();
    container.remove();
  });
});

describe('AlertDialog', () => {
  function Asked(props: Partial<AlertDialogProps>) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <AlertDialog
          title="Delete it?"
          text="It will be gone."
          confirmText="Delete"
          onConfirm={() => {}}
          {...props}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            props.onClose?.();
          }}
        />
      </>
    );
  }
  async function ask(props: Partial<AlertDialogProps>) {
    const screen = await render(<Asked {...props} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await opener.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' });
    await expect.element(dialog).toHaveAccessibleDescription('It will be gone.');
    return { screen, opener, dialog };
  }

  it('starts on Cancel, which Escape means too, once each', async () => {
    const onClose = vi.fn();
    const onConfirm = vi.fn();
    const { screen, opener, dialog } = await ask({ onClose, onConfirm });
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('starts on the confirm button where it is alone', async () => {
    const onConfirm = vi.fn();
    const { screen } = await ask({ showCancel: false, onConfirm });
    expect(screen.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is not closed by a press outside', async () => {
    const onClose = vi.fn();
    const { dialog } = await ask({ onClose });
    const backdrop = document.querySelector('[data-slot=dialog-backdrop]') as HTMLElement;
    await userEvent.click(backdrop, { position: { x: 4, y: 4 } });
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the width and the focus of its button while pending, and cannot be left', async () => {
    const onClose = vi.fn();
    const onConfirm = vi.fn();
    const props = { onClose, onConfirm, pendingText: 'Loading......' };
    const { screen, dialog } = await ask(props);
    const confirm = screen.getByRole('button', { name: 'Delete' });
    const { width } = confirm.element().getBoundingClientRect();
    await confirm.click();
    await screen.rerender(<Asked {...props} isPending />);
    const pending = screen.getByRole('button', { name: 'Loading......' });
    await expect.element(pending).toHaveFocus();
    expect(pending.element().getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });
});

describe('a dialog in which something was typed (contract §4.32)', () => {
  /** A dialog with a field, a search, and Cancel, open. */
  async function typing(props: Partial<ModalProps> = {}) {
    function Form() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Modal
          title="Invite"
          {...props}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          footer={<CancelButton isPending={false} onPress={() => setOpen(false)} />}
        >
          <TextField label="Reason" autoFocus />
          <TextField label="Search" type="search" />
        </Modal>
      );
    }
    const screen = await render(
      <ThemeProvider>
        <Form />
      </ThemeProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await expect.element(field).toHaveFocus();
    const question = screen.getByRole('alertdialog', { name: 'Discard what you typed?' });
    const isClosed = () => expect.element(field).not.toBeInTheDocument();
    return { screen, field, question, isClosed };
  }

  it('closes unasked after ten characters, and asks after eleven', async () => {
    const ten = await typing();
    await userEvent.keyboard('0123456789{Escape}');
    await ten.isClosed();
    await ten.screen.unmount();
    const { field, question, isClosed } = await typing();
    await userEvent.keyboard('0123456789a{Escape}');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('0123456789a');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Discard' }).click();
    await isClosed();
  });

  it.each(['Cancel', 'Close'])('asks at %s as well, after one pasted block', async (name) => {
    const { screen, field, question, isClosed } = await typing();
    await userEvent.keyboard('abc');
    await userEvent.tripleClick(field);
    await userEvent.cut();
    await userEvent.paste();
    await screen.getByRole('button', { name, exact: true }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await isClosed();
  });

  it('closes unasked once everything is as it was before, and after a search', async () => {
    const { screen, field, isClosed } = await typing();
    await userEvent.keyboard('a long reason for it');
    await field.clear();
    await screen.getByRole('searchbox').fill('a long search text');
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  const typeMuch = () => userEvent.keyboard('0123456789ab');
  async function pasteBlock() {
    await userEvent.keyboard('abc');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.cut();
    await userEvent.paste();
  }

  it.each([
    ['typed', typeMuch, '0123456789ab'],
    ['pasted', pasteBlock, 'abc'],
  ])('takes nothing back that is %s as it becomes worth a question', async (_way, fill, text) => {
    function Form() {
      const [typed, setTyped] = useState('');
      return (
        <Modal title="Invite" isOpen onClose={() => {}}>
          {() => <TextField label="Reason" autoFocus value={typed} onChange={setTyped} />}
        </Modal>
      );
    }
    const screen = await render(
      <ThemeProvider>
        <Form />
      </ThemeProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await expect.element(field).toHaveFocus();
    await fill();
    await expect.element(field).toHaveValue(text);
  });

  it('asks about what was typed before it opened', async () => {
    const { question, isClosed } = await typing({ hasTyped: true });
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Discard' }).click();
    await isClosed();
  });
});
