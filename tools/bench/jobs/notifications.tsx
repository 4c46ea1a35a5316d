import { useState } from 'react';
import { NotificationCenter } from '../../../src/components/notifications/NotificationCenter';
import { NotificationDrawer } from '../../../src/components/notifications/NotificationDrawer';
import type { Notification } from '../../../src/domain/notifications/notification';
import { SessionProvider } from '../../../src/hooks/auth/SessionProvider';
import { ConsoleProvider } from '../../../src/hooks/console/ConsoleProvider';
import { createQueryClient } from '../../../src/hooks/console/createQueryClient';
import { useNotificationCenter } from '../../../src/hooks/notifications/useNotificationCenter';
import { ADMIN_EMAIL } from '../../../src/sandbox/world/accounts';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { createTestBrowser, type TestBrowser } from '../../../tests/hooks/support/test-browser';
import { buttonNamed, type Job } from '../job';

const NOW = Date.UTC(2026, 2, 2, 9);
const LIST = 'GET /app/notifications';
const EVENTS = 1_000;
const MOST_LOADS = 6;

const many: readonly Notification[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `n${at}`,
  type: 'Message',
  category: 'Order',
  severity: at % 4 === 0 ? 'error' : 'info',
  title: `Order ${at} was carried out`,
  description: `Seats for customer ${at}.\nNothing is left to do.`,
  createdAt: new Date(NOW - at * 60_000),
  relatedEntityId: '',
  relatedEntityType: '',
}));

const nothing = () => {};

function OurDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <NotificationDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        state={{ status: 'ready', data: many, isStale: false }}
        now={NOW}
        onDismiss={nothing}
        onMarkAllRead={nothing}
        onShowCredentials={nothing}
      />
    </ThemeProvider>
  );
}

/** Every one of them, as HTML does it. */
function PlainDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <dialog open>
          <ul>
            {many.map(({ id, title, description, createdAt }) => (
              <li key={id}>
                <article>
                  <h3>{title}</h3>
                  <p>{description}</p>
                  <time>{createdAt?.toISOString()}</time>
                  <button type="button">Dismiss</button>
                </article>
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </>
  );
}

// A dialog of ours is outside of the root, where overlays go.
const firstTitle = () => document.querySelector('article :is(h3, h4)')?.textContent ?? '';

/** What the running job has asked the server for. */
let browser: TestBrowser | null = null;
let hasHappened = false;

/** 1,000 events in 10 s of the page's clock; answers may arrive in between. */
async function happen(): Promise<void> {
  if (!browser) return;
  const before = browser.count(LIST);
  for (let event = 0; event < EVENTS; event += 1) {
    browser.sandbox.live.notify(ADMIN_EMAIL);
    browser.clock.advance(10);
    if (event % 10 === 0) await new Promise(requestAnimationFrame);
  }
  browser.clock.advance(2_000);
  const loads = browser.count(LIST) - before;
  if (loads > MOST_LOADS) throw new Error(`${loads} list loads for ${EVENTS} events.`);
  hasHappened = true;
}

function Bell() {
  const [buildHub] = useState(() => (browser ?? createTestBrowser('signedIn')).buildHub);
  return <NotificationCenter {...useNotificationCenter({ buildHub })} />;
}

function OurBell() {
  const [parts] = useState(() => {
    browser = createTestBrowser('signedIn');
    hasHappened = false;
    return browser.openTab({ queryClient: createQueryClient() }).parts;
  });
  return (
    <ThemeProvider>
      <ConsoleProvider {...parts}>
        <SessionProvider>
          <Bell />
        </SessionProvider>
      </ConsoleProvider>
    </ThemeProvider>
  );
}

/** A count that goes up as often as the list may be loaded. */
function PlainBell() {
  const [count, setCount] = useState(14);
  return (
    <button
      type="button"
      aria-label={`Notifications: ${count} new`}
      onClick={() => setCount(14 + EVENTS)}
    >
      {count}
    </button>
  );
}

const bellOf = (root: HTMLElement) =>
  root.querySelector('button[aria-label^=Notifications]')?.getAttribute('aria-label') ?? '';
const all = new RegExp(`: ${14 + EVENTS} new`);

/** Notifications: many of them, and many at once. */
export const jobs: readonly Job[] = [
  {
    name: 'drawer of 10,000 notifications: open',
    temperatures: ['warm'],
    floors: ['bare'],
    page: SIDE === 'ours' ? OurDrawer : PlainDrawer,
    steps: [
      {
        act: (root) => buttonNamed(root, 'Open').click(),
        isDone: () => firstTitle() === 'Order 0 was carried out',
      },
    ],
    outcome: firstTitle,
  },
  {
    name: `bell: ${EVENTS} live events in 10 s, at most ${MOST_LOADS} list loads`,
    temperatures: ['warm'],
    floors: ['bare'],
    page: SIDE === 'ours' ? OurBell : PlainBell,
    steps: [
      {
        act: () => {},
        isDone: (root) => /: 14 new/.test(bellOf(root)),
      },
      {
        act: (root) => {
          if (root.querySelector('[data-slot=notification-bell]')) void happen();
          else root.querySelector('button')?.click();
        },
        isDone: (root) =>
          all.test(bellOf(root)) &&
          (hasHappened || !root.querySelector('[data-slot=notification-bell]')),
      },
    ],
    outcome: (root) => (all.test(bellOf(root)) ? 'all are counted' : bellOf(root)),
  },
];
