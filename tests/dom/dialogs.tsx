import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Button } from '../../src/components/ui/Button';
import { Drawer } from '../../src/components/ui/Drawer';
import { Modal } from '../../src/components/ui/Modal';
import { Select } from '../../src/components/ui/Select';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

function Page() {
  const [opened, setOpened] = useState<'modal' | 'drawer' | null>(null);
  const close = () => setOpened(null);
  return (
    <ThemeProvider>
      <Button onPress={() => setOpened('modal')}>Modal</Button>
      <Button onPress={() => setOpened('drawer')}>Drawer</Button>
      <Modal title="A modal" isOpen={opened === 'modal'} onClose={close}>
        Inside
      </Modal>
      <Drawer title="A drawer" isOpen={opened === 'drawer'} onClose={close}>
        Inside
      </Drawer>
      <Select label="Country" items={[{ id: 'fr', label: 'France' }]} />
    </ThemeProvider>
  );
}

const byText = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.textContent?.includes(text),
  );

/** What opens over a page, opened and closed in a document that no browser made. */
export function opensDialogs(): void {
  it.each(['Modal', 'Drawer'])('a %s opens and closes', async (name) => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    await act(() => root.render(<Page />));
    await act(() => byText('button', name)?.click());
    const dialog = document.querySelector('[role=dialog]');
    expect(dialog?.textContent).toContain(`A ${name.toLowerCase()}`);
    const close = dialog?.querySelector<HTMLElement>('button[aria-label]');
    await act(() => close?.click());
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await act(() => root.unmount());
    place.remove();
  });

  it('a list is opened and chosen from', async () => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    await act(() => root.render(<Page />));
    const trigger = byText('button', 'Select') ?? byText('button', 'Country');
    await act(() => trigger?.click());
    await act(() => byText('[role=option]', 'France')?.click());
    expect(document.body.textContent).toContain('France');
    await act(() => root.unmount());
    place.remove();
  });
}
