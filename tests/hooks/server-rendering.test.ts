import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useViewer } from '../../src/hooks/auth/useViewer';
import {
  type ConsoleParts,
  ConsoleProvider,
  createConsole,
  createQueryClient,
  SessionProvider,
  useCountdown,
  useDebouncedValue,
  useDocumentVisible,
  useLogin,
  useLogout,
  useNotificationCenter,
  useNow,
  useOnline,
  usePermissionCatalogue,
  useRealtimeConnection,
  useRoleCardMembers,
  useRoles,
  useSession,
  useStoredTheme,
  useTimedFlag,
} from '../../src/hooks/index';
import { userOf } from '../domain/session-events';

afterEach(() => vi.restoreAllMocks());

function renderInside(parts: ConsoleParts, children: ReactNode): string {
  const props = { ...parts, children };
  return renderToString(h(ConsoleProvider, props));
}

function Everything() {
  const [theme] = useStoredTheme();
  const [flag] = useTimedFlag(1_000);
  useNow(60_000);
  const facts = [
    useSession().status,
    useLogin().state.status,
    useLogout().isPending,
    useRoles().status,
    usePermissionCatalogue().status,
    useRoleCardMembers('Admin', { isVisible: true }).status,
    useNotificationCenter().state.status,
    useRealtimeConnection().state,
    useOnline(),
    useDocumentVisible(),
    useCountdown(null),
    useDebouncedValue('text', 300),
    theme,
    flag,
  ];
  return h('p', null, facts.join(' '));
}

it('every hook renders on a server, without window and without a word on the console', () => {
  expect(typeof window).toBe('undefined');
  const error = vi.spyOn(console, 'error');
  const parts = createConsole({ queryClient: createQueryClient() });
  const html = renderInside(parts, h(SessionProvider, null, h(Everything)));
  expect(html).toBe(
    '<p>starting idle false loading loading loading signedOut stopped true true 0 text system false</p>',
  );
  expect(error).not.toHaveBeenCalled();
});

it('what a server has read of the session is in its first picture', () => {
  const parts = createConsole({ queryClient: createQueryClient() });
  const Who = () => {
    const { status } = useSession();
    return h('p', null, useViewer()?.email ?? status);
  };
  const initialSession = { user: userOf('ada@plinth.example') };
  type Given = Parameters<typeof SessionProvider>[0];
  const html = (initial: Given['initialSession']) =>
    renderInside(parts, h(SessionProvider, { initialSession: initial } as Given, h(Who)));
  expect(html(initialSession)).toBe('<p>ada@plinth.example</p>');
  expect(html(null)).toBe('<p>signedOut</p>');
  expect(html(undefined)).toBe('<p>starting</p>');
});

it('a hook without its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderToString(h(() => h('p', null, String(useOnline()))))).toThrow(
    '<ConsoleProvider>',
  );
  const bare = createConsole();
  expect(() =>
    renderInside(
      bare,
      h(() => h('p', null, useSession().status)),
    ),
  ).toThrow('<SessionProvider>');
});
