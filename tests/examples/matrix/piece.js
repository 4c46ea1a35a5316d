'use client';

import { LoginForm } from '@plinth/console/components';
import { Button, Menu, MenuItem, MenuTrigger, Modal } from '@plinth/console/kit';
import { createTheme, IsolatedThemeProvider, ThemeProvider } from '@plinth/console/theme';
import { createElement as h, useState } from 'react';

const theme = createTheme({ brand: '#0f766e', tokens: { 'font-family': 'Arial, sans-serif' } });

function Piece({ name }) {
  const [isOpen, setOpen] = useState(false);
  return h(
    'section',
    null,
    h(LoginForm, { isPending: false, failure: null, onSubmit: () => setOpen(true) }),
    h(
      MenuTrigger,
      { trigger: h(Button, null, `Menu ${name}`) },
      h(Menu, null, h(MenuItem, { id: 'open' }, 'Rename')),
    ),
    h(Button, { onPress: () => setOpen(true) }, `Open ${name}`),
    h(Modal, { title: `Dialog ${name}`, isOpen, onClose: () => setOpen(false) }, 'Inside'),
  );
}

/** One piece in each of the three ways in which docs/embedding.md puts it into a page. */
export function Pieces() {
  const shared = { theme, colorScheme: 'light' };
  return h(
    'div',
    { 'data-guest': '' },
    h(ThemeProvider, shared, h(Piece, { name: 'layer' })),
    h(ThemeProvider, { ...shared, layer: false }, h(Piece, { name: 'unlayered' })),
    h(IsolatedThemeProvider, shared, h(Piece, { name: 'shadow' })),
  );
}
