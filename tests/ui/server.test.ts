import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../../src/components/ui/Avatar';
import { AvatarGroup } from '../../src/components/ui/AvatarGroup';
import { Badge } from '../../src/components/ui/Badge';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { ErrorState } from '../../src/components/ui/ErrorState';
import { FormError } from '../../src/components/ui/FormError';
import { FormFailure } from '../../src/components/ui/FormFailure';
import { IconButton } from '../../src/components/ui/IconButton';
import { Link } from '../../src/components/ui/Link';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { Skeleton } from '../../src/components/ui/Skeleton';
import { Spinner } from '../../src/components/ui/Spinner';
import { TextField } from '../../src/components/ui/TextField';
import { Tooltip } from '../../src/components/ui/Tooltip';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const button = createElement(Button, null, 'text');

// Required children are part of the props' types; as arguments they would be missing there.
// biome-ignore-start lint/correctness/noChildrenProp: see above
const WIDGETS: Readonly<Record<string, ReactElement>> = {
  Button: createElement(Button, { isPending: true }, 'text'),
  'Button, disabled': createElement(Button, { isDisabled: true, disabledReason: 'why' }, 'text'),
  IconButton: createElement(IconButton, { label: 'text', children: 'x' }),
  Link: createElement(Link, { href: '/', target: '_blank' }, 'text'),
  TextField: createElement(TextField, { label: 'text', errorText: 'no', description: 'help' }),
  PasswordField: createElement(PasswordField, { label: 'text', autoComplete: 'off' }),
  FormError: createElement(FormError, null, 'text'),
  FormFailure: createElement(FormFailure, {
    failure: { kind: 'forbidden', permission: 'User.Invite' },
    fallback: 'text',
  }),
  Banner: createElement(Banner, { title: 'text', onDismiss: () => {} }),
  Card: createElement(Card, null, 'text'),
  Avatar: createElement(Avatar, { name: 'Ada Lovelace' }),
  AvatarGroup: createElement(AvatarGroup, {
    label: 'text',
    people: [{ email: 'a@b.c' }],
    total: 9,
  }),
  Badge: createElement(Badge, { tone: 'info' }, 'text'),
  EmptyState: createElement(EmptyState, { title: 'text' }),
  ErrorState: createElement(ErrorState, { title: 'text', onRetry: () => {} }),
  Skeleton: createElement(Skeleton, { width: '60%', shape: 'pill' }),
  Spinner: createElement(Spinner),
  Menu: createElement(MenuTrigger, {
    trigger: button,
    children: createElement(Menu, null, createElement(MenuItem, null, 'text')),
  }),
  Tooltip: createElement(Tooltip, { text: 'text', children: button }),
};
// biome-ignore-end lint/correctness/noChildrenProp: see above

describe('on a server, under a strict policy', () => {
  it.each(Object.entries(WIDGETS))(
    '%s renders without a window and without style=""',
    (_name, widget) => {
      const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, widget));
      expect(html).not.toMatch(/\sstyle="/);
      expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
      expect(html).toContain('class="plinth-');
    },
  );

  it.each(Object.entries(WIDGETS))('%s renders without a provider too', (_name, widget) => {
    expect(renderToString(widget)).toContain('plinth-');
  });
});
