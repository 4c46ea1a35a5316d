import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, type Engine, WIDE } from './driver';
import { clickActions, openSession, pressActions, type Session, typeActions } from './webdriver';

/** The program of WebKitGTK that a driver may steer, and the driver. */
export interface WebkitPrograms {
  readonly browser: string;
  readonly driver: string;
}

/** Runs an expression as an asynchronous script, whose last argument is the way back. */
const asScript = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression}\n)).then(
    (value) => done({ value: value === undefined ? null : value }),
    (error) => done({ error: String(error && error.message || error) }),
  );`;

/** The tabs of one session. A command names no tab, so one ends before the next begins. */
function tabsOf(session: Session) {
  const { send } = session;
  let last: Promise<unknown> = Promise.resolve();
  const inTab = <Result>(
    handle: string,
    frame: string | undefined,
    work: () => Promise<Result>,
  ) => {
    const next = last.then(async () => {
      await send('POST', '/window', { handle });
      if (frame !== undefined) {
        const element = await send<object>('POST', '/element', {
          using: 'css selector',
          value: frame,
        });
        await send('POST', '/frame', { id: element });
      }
      return work();
    });
    last = next.catch(() => {});
    return next;
  };

  const driverOf = (handle: string): Driver => {
    const here = <Result>(work: () => Promise<Result>, frame?: string) =>
      inTab(handle, frame, work);
    const evaluate = async <Result>(expression: string, frame?: string): Promise<Result> => {
      const answer = await here(
        () =>
          send<{ value?: Result; error?: string }>('POST', '/execute/async', {
            script: asScript(expression),
            args: [],
          }),
        frame,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as Result;
    };
    const base64 = async (path: string, method: 'GET' | 'POST') =>
      Buffer.from(await here(() => send<string>(method, path)), 'base64');
    return {
      id: handle,
      goto: (url) => here(() => send('POST', '/url', { url })),
      reload: () => here(() => send('POST', '/refresh')),
      back: () => here(() => send('POST', '/back')),
      url: () => here(() => send('GET', '/url')),
      evaluate,
      async resize(width, height) {
        // A window has a frame, whose size only the page knows.
        for (const _ of [1, 2]) {
          const [inner, outer] = [
            await evaluate<[number, number]>('[innerWidth, innerHeight]'),
            await here(() => send<{ width: number; height: number }>('GET', '/window/rect')),
          ];
          if (inner[0] === width && inner[1] === height) return;
          await here(() =>
            send('POST', '/window/rect', {
              width: outer.width + width - inner[0],
              height: outer.height + height - inner[1],
            }),
          );
        }
      },
      async click(x, y, frame) {
        // Its points are those of the window, in a frame as well.
        const corner = frame
          ? `(({ x, y }) => [x, y])(document.querySelector(${JSON.stringify(frame)}).getBoundingClientRect())`
          : '[0, 0]';
        const [left, top] = await evaluate<[number, number]>(corner);
        await here(() => send('POST', '/actions', clickActions(x + left, y + top)), frame);
      },
      press: (key, frame) => here(() => send('POST', '/actions', pressActions(key)), frame),
      type: (text, frame) => here(() => send('POST', '/actions', typeActions(text)), frame),
      print: () => base64('/print', 'POST').catch(() => null),
      screenshot: () => base64('/screenshot', 'GET'),
      async open() {
        const made = await here(() =>
          send<{ handle: string }>('POST', '/window/new', { type: 'tab' }),
        );
        return driverOf(made.handle);
      },
      async tabs() {
        return (await here(() => send<string[]>('GET', '/window/handles'))).map(driverOf);
      },
      close: () => here(() => send('DELETE', '/window')),
    };
  };
  return driverOf;
}

/** What GTK reads at its start: no animations, as for those who have asked for fewer. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Waits for a driver that has just been started. */
async function untilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; ) {
    const status = await fetch(`${address}/status`).catch(() => null);
    if (status?.ok) return;
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not answer.');
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** WebKitGTK's own small browser, over WebDriver, on a screen that nobody sees. */
export async function launchWebkit({ browser, driver }: WebkitPrograms): Promise<Engine> {
  const port = 4000 + Math.floor(Math.random() * 20_000);
  const address = `http://127.0.0.1:${port}`;
  const settings = settingsFolder();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1400x24', driver, `--port=${port}`],
    {
      env: {
        ...process.env,
        TZ: 'UTC',
        LANG: 'en_GB.UTF-8',
        LANGUAGE: 'en_GB',
        XDG_CONFIG_HOME: settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let complaints: string[] = [];
  const read = (data: Buffer) => {
    for (const line of data.toString().split('\n')) {
      if (/^CONSOLE \S+ (ERROR|WARN)/.test(line)) complaints.push(line);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await untilReady(address);
  const sessions: Session[] = [];
  const start = () =>
    openSession(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    });
  const end = (session: Session) => session.send('DELETE', '').catch(() => {});
  let version = '';
  return {
    get version() {
      return version;
    },
    async visit() {
      // A driver has one session at a time.
      for (const session of sessions.splice(0)) await end(session);
      const session = await start().catch(start);
      sessions.push(session);
      version = String(session.capabilities.browserVersion ?? '');
      await session.send('POST', '/timeouts', { script: 120_000, pageLoad: 120_000 });
      const tab = tabsOf(session)(await session.send('GET', '/window'));
      await tab.resize(WIDE.width, WIDE.height);
      return tab;
    },
    complaints() {
      const found = complaints;
      complaints = [];
      return found;
    },
    async close() {
      for (const session of sessions) await end(session);
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
