import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getCurrentUser, getUser } from '../../src/api/calls/users';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter';
import { RolesScreen } from '../../src/components/roles/RolesScreen';
import { useSession } from '../../src/hooks/auth/useSession';
import { useNotificationCenter } from '../../src/hooks/notifications/useNotificationCenter';
import { useRolesScreen } from '../../src/hooks/roles/useRolesScreen';
import { de } from '../../src/messages/generated/de';
import { createTestConsole, type TestConsoleOptions } from '../../src/testing/create-test-console';

const ADA = 'ada@plinth.example';

const Roles = () => <RolesScreen {...useRolesScreen()} />;
const Bell = () => <NotificationCenter {...useNotificationCenter()} />;

function Who() {
  const session = useSession();
  return <p>{session.status === 'signedIn' ? session.user.email : session.status}</p>;
}

/** A page in a test console, in whatever document there is, as any runner may do it. */
export function worksOnTheSandbox(): void {
  let root: Root;
  let place: HTMLElement;
  let end = () => {};

  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });

  afterEach(async () => {
    await act(() => root.unmount());
    place.remove();
    end();
  });

  async function open(page: React.ReactNode, options?: TestConsoleOptions) {
    const test = createTestConsole(options);
    end = test.cleanup;
    await act(() => root.render(<test.wrapper>{page}</test.wrapper>));
    await test.settle();
    return test;
  }

  const text = () => place.textContent;
  const card = (name: string) => document.querySelector(`article[aria-label="${name}"]`);
  const button = (name: RegExp) =>
    [...document.querySelectorAll('button')].find((each) =>
      name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );

  it('shows what the server holds, and counts what was asked', async () => {
    const { calls } = await open(<Roles />);
    expect(card('Admin')?.textContent).toContain('System Role');
    const asked = calls.filter(({ name }) => name === 'listRoles');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /app/roles/roles']);
  });

  it('fails as it is told, until it is told otherwise', async () => {
    const { fail, settle, parts } = await open(<Roles />);
    const mend = fail('listRoles', 500);
    await settle(() => parts.queryClient?.invalidateQueries());
    expect(text()).toContain('What you see may be out of date');
    mend();
    await settle(() => parts.queryClient?.invalidateQueries());
    expect(text()).not.toContain('What you see may be out of date');
  });

  it('speaks the language that it is given, and as somebody else where that is asked', async () => {
    await open(<Roles />, { language: de });
    expect(text()).toContain('Rollen');
    await act(() => root.render(null));
    await open(<Who />, { as: 'reseller@plinth.example' });
    expect(text()).toContain('reseller@plinth.example');
    expect(() => createTestConsole({ as: 'nobody@plinth.example' })).toThrow(/Its accounts: ada@/);
  });

  it('hears what the server tells', async () => {
    const { sandbox, settle, advance } = await open(<Bell />);
    const bell = () => button(/^Notifications/)?.getAttribute('aria-label');
    expect(bell()).toContain('14 new');
    await settle(() => sandbox.live.notify(ADA, { title: 'Order 20500 was carried out' }));
    // What comes within two seconds is read at once.
    await advance(2_000);
    expect(bell()).toContain('15 new');
  });

  it('lets time pass for page and server', async () => {
    const { advance, settle, parts } = await open(<Who />, { scenario: 'tokenExpiring' });
    expect(text()).toBe(ADA);
    await advance(61_000);
    await settle(() => getCurrentUser(parts.client).catch(() => {}));
    expect(text()).toBe('signedOut');
  });

  it('finds the call that is meant, also where another has the same shape', async () => {
    const { fail, parts } = await open(<Who />);
    fail('getUser', 404, 1);
    expect(await getCurrentUser(parts.client)).toMatchObject({ email: ADA });
    await expect(getUser(parts.client, { email: ADA })).rejects.toMatchObject({ status: 404 });
    await getUser(parts.client, { email: ADA });
    expect(() => fail('getNobody' as 'getUser', 404)).toThrow('"getNobody"');
  });
}
