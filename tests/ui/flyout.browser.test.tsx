import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFlyout } from '../../src/components/ui/useFlyout';

/** A flyout beside something else. */
function Page() {
  const { isOpen, button, area, trigger } = useFlyout('/');
  return (
    <>
      <p>Loading</p>
      <div {...area}>
        <button ref={button} type="button" {...trigger}>
          Users
        </button>
        {isOpen && <ul aria-label="Pages of users" />}
      </div>
    </>
  );
}

/** The pointer comes over the button, from what told nobody that it was left: a part on its way out. */
const comeFrom = (button: Element, from: Element | null) =>
  button.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', relatedTarget: from }),
  );

it('peeks when the pointer comes from a part of the page that is being replaced', async () => {
  const screen = await render(<Page />);
  comeFrom(screen.getByRole('button').element(), screen.getByText('Loading').element());
  await expect.element(page.getByRole('list', { name: 'Pages of users' })).toBeInTheDocument();
});

it('stays closed after Escape while the pointer moves inside', async () => {
  const screen = await render(<Page />);
  const list = page.getByRole('list', { name: 'Pages of users' });
  const button = screen.getByRole('button').element();
  await screen.getByRole('button').hover();
  await expect.element(list).toBeInTheDocument();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(list).not.toBeInTheDocument();
  comeFrom(button, button.parentElement);
  await expect.element(list).not.toBeInTheDocument();
});
