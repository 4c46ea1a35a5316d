import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from '../../src/components/ui/useKeptFocus';

function Rows({ names }: { names: readonly string[] }) {
  const rows = useRef<HTMLDivElement>(null);
  const { onFocus, onBlur } = useKeptFocus({
    rows,
    count: names.length,
    keyAt: (index) => names[index] ?? '',
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of its buttons
    <div ref={rows} onFocus={onFocus} onBlur={onBlur}>
      {names.map((name, index) => (
        <div key={name} data-index={index}>
          <button type="button">{name}</button>
        </div>
      ))}
    </div>
  );
}

it('passes the focus on once a dialog that was open over the row that went lets the page have it', async () => {
  const screen = await render(<Rows names={['A', 'B', 'C']} />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  (button('B').element() as HTMLElement).focus();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button>Close</button>';
  document.body.append(dialog);
  dialog.show();
  dialog.querySelector('button')?.focus();
  await screen.rerender(<Rows names={['A', 'C']} />);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  screen.container.inert = true;
  dialog.remove();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  screen.container.inert = false;
  await expect.element(button('C')).toHaveFocus();
});
