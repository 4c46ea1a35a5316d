import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from '../../src/components/ui/AlertDialog';
import { Drawer } from '../../src/components/ui/Drawer';
import { Modal } from '../../src/components/ui/Modal';
import { Tabs } from '../../src/components/ui/Tabs';
import { ToastRegion } from '../../src/components/ui/ToastRegion';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const nothing = () => {};
const OVERLAYS: Readonly<Record<string, ReactElement>> = {
  Modal: createElement(Modal, { title: 'Opened', defaultOpen: true }),
  Drawer: createElement(Drawer, { title: 'Opened', defaultOpen: true }),
  AlertDialog: createElement(AlertDialog, {
    isOpen: true,
    title: 'Opened',
    text: 'text',
    onConfirm: nothing,
    onClose: nothing,
  }),
  ToastRegion: createElement(ToastRegion, {
    toasts: [{ id: '1', tone: 'info', title: 'Opened' }],
    onDismiss: nothing,
  }),
};

describe('on a server', () => {
  it.each(Object.entries(OVERLAYS))('%s waits for its place in the page', (_name, overlay) => {
    expect(renderToString(overlay)).not.toContain('Opened');
    expect(renderToString(createElement(ThemeProvider, null, overlay))).not.toContain('Opened');
  });

  it('Tabs show the selected one, without style=""', () => {
    const items = [
      { id: 'a', label: 'First', content: 'One' },
      { id: 'b', label: 'Second', content: 'Two' },
    ];
    const tabs = createElement(Tabs, { label: 'Parts', items, defaultSelectedKey: 'b' });
    const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, tabs));
    expect(html).not.toMatch(/\sstyle="/);
    expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
    expect(html).toContain('Second');
    expect(html).toContain('Two');
  });
});
