import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Driver, type Engine, WIDE } from './driver';
import { clickActions, pressActions, typeActions } from './webdriver';

/** A connection that speaks WebDriver BiDi. */
interface Bidi {
  send<Result>(method: string, params?: object): Promise<Result>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  const waiting = new Map<number, { done(result: unknown): void; fail(error: Error): void }>();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data)) as Message;
    if (id === undefined) return onEvent(method ?? '', params);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.fail(new Error(`${error}: ${message}`));
    else call?.done(result);
  });
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((done, fail) => {
        last += 1;
        waiting.set(last, { done: (result) => done(result as Result), fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Tree {
  readonly contexts: readonly {
    readonly context: string;
    readonly url: string;
    readonly userContext: string;
  }[];
}

/** The tabs of one user, who shares nothing with another. */
function tabsOf({ send }: Bidi, userContext: string) {
  const create = async (): Promise<Driver> => {
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    const driver = driverOf(context);
    await driver.resize(WIDE.width, WIDE.height);
    return driver;
  };

  const driverOf = (tab: string): Driver => {
    const placeOf = async (frame: string | undefined): Promise<string> => {
      if (frame === undefined) return tab;
      const { result } = await send<{ result: { value?: { context: string } } }>(
        'script.evaluate',
        {
          expression: `document.querySelector(${JSON.stringify(frame)}).contentWindow`,
          target: { context: tab },
          awaitPromise: false,
        },
      );
      if (!result.value) throw new Error(`${frame} is not a frame.`);
      return result.value.context;
    };
    const act = async (actions: object, frame?: string) => {
      await send('input.performActions', { context: await placeOf(frame), ...actions });
    };
    const bytes = async (method: string) => {
      const { data } = await send<{ data: string }>(method, { context: tab });
      return Buffer.from(data, 'base64');
    };
    return {
      id: tab,
      async goto(url) {
        await send('browsingContext.navigate', { context: tab, url, wait: 'complete' });
      },
      async reload() {
        await send('browsingContext.reload', { context: tab, wait: 'complete' });
      },
      async back() {
        await send('browsingContext.traverseHistory', { context: tab, delta: -1 });
      },
      async url() {
        const { contexts } = await send<Tree>('browsingContext.getTree', { root: tab });
        return contexts[0]?.url ?? '';
      },
      async evaluate<Result>(expression: string, frame?: string) {
        const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
          expression: `Promise.resolve().then(() => (${expression}\n)).then((value) => JSON.stringify(value ?? null))`,
          target: { context: await placeOf(frame) },
          awaitPromise: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value) as Result;
      },
      async resize(width, height) {
        const viewport = { width, height };
        await send('browsingContext.setViewport', { context: tab, viewport });
      },
      click: (x, y, frame) => act(clickActions(x, y), frame),
      press: (key, frame) => act(pressActions(key), frame),
      type: (text, frame) => act(typeActions(text), frame),
      print: () => bytes('browsingContext.print'),
      screenshot: () => bytes('browsingContext.captureScreenshot'),
      open: create,
      async tabs() {
        const { contexts } = await send<Tree>('browsingContext.getTree', { maxDepth: 0 });
        return contexts
          .filter((one) => one.userContext === userContext)
          .map(({ context }) => driverOf(context));
      },
      async close() {
        await send('browsingContext.close', { context: tab });
      },
    };
  };
  return create;
}

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
};

function makeProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  return folder;
}

/** A Firefox as it is published, over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const profile = makeProfile();
  const child = spawn(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, TZ: 'UTC' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url) found(`${url}/session`);
    });
    child.once('exit', () => fail(new Error(`Firefox does not start: ${said}`)));
  });
  let complaints: string[] = [];
  const bidi = await connect(address, (method, params) => {
    const { level, text } = params as { level?: string; text?: string };
    if (method === 'log.entryAdded' && /^(error|warn)$/.test(level ?? '')) {
      complaints.push(text ?? '');
    }
  });
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: capabilities.browserVersion,
    async visit() {
      const user = await bidi.send<{ userContext: string }>('browser.createUserContext');
      return tabsOf(bidi, user.userContext)();
    },
    complaints() {
      const found = complaints;
      complaints = [];
      return found;
    },
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      await bidi.send('browser.close').catch(() => child.kill());
      bidi.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
