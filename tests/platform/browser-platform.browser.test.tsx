import { afterEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { browserClipboard } from '../../src/platform/clipboard';
import { systemClock } from '../../src/platform/clock';
import { createBrowserNotifications } from '../../src/platform/desktop-notification';
import { browserPageIcon } from '../../src/platform/page-icon';
import { browserLocation } from '../../src/platform/page-location';
import { createBrowserPlatform } from '../../src/platform/platform';
import { returnAddressOf } from '../../src/platform/return-address';
import { sessionTimerOf } from '../../src/platform/session-timer';
import workerSource from '../../src/platform/session-timer.worker.ts?raw';

/** The worker as it is built: a classic script without imports. */
const workerUrl = URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));

const NAME = { user: 'ada@plinth.example', session: '' };
const text = (data: unknown) => (typeof data === 'string' ? data : null);

/** A namespace of its own, so that tests never meet. */
let count = 0;
function namespace(): string {
  count += 1;
  return `plinth-test-${count}`;
}

/** Another tab of the same origin: a frame has its own storage events and channels. */
async function openFrame(): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.src = 'about:blank';
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('no frame');
  return frame.contentWindow;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('plinth-test-')) localStorage.removeItem(key);
  }
});

describe('storage of a real browser', () => {
  it('leads two consoles with different APIs back to pages of their own', () => {
    const page = createBrowserPlatform({ namespace: namespace() });
    const [one, other] = ['/one', 'https://api.example'].map((api) =>
      returnAddressOf(page.forApi?.(api) ?? page),
    );
    one?.set({ address: '/apps/orders', email: null });
    expect(other?.get()).toBeNull();
    other?.set({ address: '/apps/products', email: null });
    expect(one?.get()?.address).toBe('/apps/orders');
    one?.remove();
    expect(other?.get()?.address).toBe('/apps/products');
    other?.remove();
  });

  it('stores values and emits changes and removals by another tab', async () => {
    const name = namespace();
    const { storage } = createBrowserPlatform({ namespace: name });
    storage.theme.set('dark');
    expect(localStorage.getItem(`${name}.theme`)).toBe('dark');
    const heard = vi.fn();
    const stop = storage.theme.subscribe(heard);
    const other = await openFrame();
    other.localStorage.setItem(`${name}.theme`, 'light');
    await expect.poll(() => heard.mock.calls).toEqual([[{ value: 'light', isRemote: true }]]);
    other.localStorage.removeItem(`${name}.theme`);
    await expect.poll(() => heard.mock.lastCall).toEqual([{ value: null, isRemote: true }]);
    stop();
    storage.theme.set('dark');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('works in memory when the browser throws at the very name', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { storage } = createBrowserPlatform({ namespace: namespace() });
    const stop = storage.theme.subscribe(() => {});
    storage.theme.set('dark');
    expect(storage.theme.get()).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
  });
});

describe('tabs of a real browser', () => {
  it('speak over BroadcastChannel', async () => {
    const name = namespace();
    const one = createBrowserPlatform({ namespace: name }).tabs;
    const two = createBrowserPlatform({ namespace: name }).tabs;
    const heard = vi.fn();
    const receiver = two.open(NAME, text);
    receiver.subscribe(heard);
    const sender = one.open(NAME, text);
    expect(sender.post('hello')).toBe(true);
    await expect.poll(() => heard.mock.calls).toEqual([[{ from: one.id, message: 'hello' }]]);
    expect(one.id).not.toBe(two.id);
    sender.close();
    receiver.close();
    expect(sender.post('late')).toBe(false);
  });

  it('are silent where there is no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const channel = createBrowserPlatform({ namespace: namespace() }).tabs.open(NAME, text);
    expect(channel.post('hello')).toBe(false);
    channel.close();
  });
});

describe('online and visibility', () => {
  it('follow the events of the window', () => {
    const { online, visibility } = createBrowserPlatform();
    const heard: unknown[] = [];
    const stops = [
      online.subscribe((isOnline) => heard.push(isOnline)),
      visibility.subscribe((event) => heard.push(event)),
    ];
    const play = () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    play();
    expect(heard).toEqual([false, true, 'focus', 'cached', 'restored', 'visible']);
    for (const stop of stops) stop();
    play();
    expect(heard).toHaveLength(6);
    expect(online.isOnline()).toBe(true);
    expect(visibility.isVisible()).toBe(true);
  });

  it('a concealed page comes back as it was', () => {
    const reveal = createBrowserPlatform().visibility.conceal();
    expect(getComputedStyle(document.body).visibility).toBe('hidden');
    reveal();
    expect(getComputedStyle(document.body).visibility).toBe('visible');
  });
});

describe('clipboard and desktop notifications', () => {
  it('answer false where the browser refuses', async () => {
    const notifications = createBrowserNotifications(systemClock);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    expect(await browserClipboard.writeText('text')).toBe(false);
    const note = { title: 'Title', body: 'Text', closeAfterMs: 15_000 };
    vi.stubGlobal('Notification', undefined);
    expect(notifications.show(note)).toBe(false);
    expect(await notifications.requestPermission()).toBe(false);
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(notifications.show(note)).toBe(false);
    const throwing = Object.assign(
      () => {
        throw new TypeError('Illegal constructor');
      },
      { permission: 'granted' },
    );
    vi.stubGlobal('Notification', throwing);
    expect(notifications.show(note)).toBe(false);
  });

  it('copies, and closes a notification after its time', async () => {
    const clock = createManualClock(Date.UTC(2026, 0, 5));
    const notifications = createBrowserNotifications(clock);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await browserClipboard.writeText('text')).toBe(true);
    expect(write).toHaveBeenCalledWith('text');
    const close = vi.fn();
    const made: unknown[] = [];
    class Granted {
      static readonly permission = 'granted';
      readonly close = close;
      constructor(...args: unknown[]) {
        made.push(args);
      }
    }
    vi.stubGlobal('Notification', Granted);
    expect(notifications.show({ title: 'Title', body: '<b>', closeAfterMs: 15_000 })).toBe(true);
    expect(made).toEqual([['Title', { body: '<b>' }]]);
    clock.advance(14_999);
    expect(close).not.toHaveBeenCalled();
    clock.advance(1);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('the session timer', () => {
  it('ticks from its worker, and no more when it is stopped', async () => {
    // A clock that stands still: these ticks can only come from the worker.
    const clock = createManualClock(Date.UTC(2026, 0, 5));
    const sessionTimer = sessionTimerOf(createBrowserPlatform({ workerUrl, clock }));
    const onTick = vi.fn();
    const stop = sessionTimer.start(onTick);
    await expect.poll(() => onTick.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
    stop();
    expect(clock.pending).toBe(0);
  });

  it('does not tick twice while the worker does', async () => {
    const clock = createManualClock(Date.UTC(2026, 0, 5));
    const sessionTimer = sessionTimerOf(createBrowserPlatform({ workerUrl, clock }));
    const onTick = vi.fn();
    const stop = sessionTimer.start(onTick);
    await expect.poll(() => onTick.mock.calls.length, { timeout: 10_000 }).toBe(1);
    clock.advance(1_000);
    expect(onTick).toHaveBeenCalledTimes(1);
    stop();
  });

  const broken: Record<string, () => string> = {
    'the file is missing': () => '/no-such-file.worker.js',
    'the constructor throws': () => {
      vi.stubGlobal('Worker', () => {
        throw new DOMException('blocked', 'SecurityError');
      });
      return '/session-timer.worker.js';
    },
    'there are no workers': () => {
      vi.stubGlobal('Worker', undefined);
      return '/session-timer.worker.js';
    },
    'another origin is not trusted': () => {
      vi.stubGlobal('trustedTypes', {
        createPolicy: (_: string, rules: { createScriptURL: (url: string) => string }) => rules,
      });
      return 'https://evil.example/worker.js';
    },
    'the policy exists already': () => {
      vi.stubGlobal('trustedTypes', {
        createPolicy: () => {
          throw new TypeError('policy exists');
        },
      });
      return '/session-timer.worker.js';
    },
  };
  for (const [what, prepare] of Object.entries(broken)) {
    it(`wakes up on the page’s own thread when ${what}`, () => {
      const clock = createManualClock(Date.UTC(2026, 0, 5));
      const sessionTimer = sessionTimerOf(createBrowserPlatform({ workerUrl: prepare(), clock }));
      const onTick = vi.fn();
      const stop = sessionTimer.start(onTick);
      clock.advance(3_000);
      expect(onTick).toHaveBeenCalledTimes(3);
      stop();
      clock.advance(3_000);
      expect(onTick).toHaveBeenCalledTimes(3);
    });
  }

  it('makes its Trusted Types policy once, by the name that the policy allows', () => {
    const createPolicy = vi.fn(
      (_: string, rules: { createScriptURL: (url: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    const urls: unknown[] = [];
    class FakeWorker {
      constructor(url: unknown) {
        urls.push(url);
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', FakeWorker);
    const clock = createManualClock(Date.UTC(2026, 0, 5));
    sessionTimerOf(createBrowserPlatform({ clock })).start(() => {})();
    sessionTimerOf(createBrowserPlatform({ clock })).start(() => {})();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-worker']);
    expect(urls).toEqual(['/session-timer.worker.js', '/session-timer.worker.js']);
  });
});

describe('the tab of a real browser', () => {
  it('opens an address by a link that tells the new tab nothing of this one', () => {
    const pressed: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      pressed.push(this);
    });
    browserLocation.openTab('/impersonate/1');
    expect(pressed.map(({ target, rel, pathname }) => [target, rel, pathname])).toEqual([
      ['_blank', 'noopener noreferrer', '/impersonate/1'],
    ]);
  });

  it('shows another icon and puts the page’s own back', () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = 'data:,own';
    for (const other of document.querySelectorAll('link[rel~="icon"]')) other.remove();
    document.head.append(icon);
    const back = browserPageIcon.show('<svg/>');
    const next = browserPageIcon.show('<svg id="2"/>');
    expect(icon.href).toContain(encodeURIComponent('<svg id="2"/>'));
    next();
    back();
    icon.remove();
    expect(browserPageIcon.show('<svg/>')()).toBeUndefined();
  });

  it('asks for notifications at the next press, where nobody has said yet', () => {
    const requestPermission = vi.fn(async () => 'granted');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    const notifications = createBrowserNotifications(systemClock);
    const forget = notifications.askOnPress();
    forget();
    document.body.click();
    expect(requestPermission).not.toHaveBeenCalled();
    notifications.askOnPress();
    document.body.click();
    document.body.click();
    expect(requestPermission).toHaveBeenCalledTimes(1);
    vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
    notifications.askOnPress();
    document.body.click();
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });
});
