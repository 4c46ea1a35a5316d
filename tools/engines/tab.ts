import type { LocatorLike, WantedName } from '../../src/testing/playwright/page-like';
import type { Driver } from './driver';
import { FINDER, type Step, sourceOf } from './finder';

/** The longest wait for anything, in milliseconds. */
const PATIENCE_MS = 20_000;

const pause = () => new Promise((done) => setTimeout(done, 50));

/** Waits until something is true. @throws Error with what was last seen */
export async function until(
  what: string,
  isTrue: () => Promise<boolean | string>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  let seen: unknown = '';
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause()) {
    try {
      const answer = await isTrue();
      if (answer === true) return;
      seen = answer;
    } catch (error) {
      // A page that is being loaded has no answers.
      seen = error instanceof Error ? error.message : error;
    }
  }
  throw new Error(seen ? `${what}: ${seen}` : what);
}

/** What was looked for in a page, found again at each use, as Playwright's locators are. */
export class Found implements LocatorLike {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[]) {
    this.#tab = tab;
    this.#steps = steps;
  }

  #then(step: Step): Found {
    return new Found(this.#tab, [...this.#steps, step]);
  }

  getByRole = (role: string, { name, exact, level }: WantedName = {}): Found =>
    this.#then({
      by: 'role',
      role,
      ...(name !== undefined && { name }),
      ...(exact !== undefined && { exact }),
      ...(level !== undefined && { level }),
    });
  getByLabel = (text: string | RegExp, { exact = false }: { exact?: boolean } = {}): Found =>
    this.#then({ by: 'label', text, exact });
  getByText = (text: string | RegExp, { exact = false }: { exact?: boolean } = {}): Found =>
    this.#then({ by: 'text', text, exact });
  css = (selector: string): Found => this.#then({ by: 'css', selector });
  having = (text: string | RegExp): Found => this.#then({ by: 'having', text });
  nth = (index: number): Found => this.#then({ by: 'nth', index });
  first = (): Found => this.nth(0);
  last = (): Found => this.nth(-1);

  /** Evaluates a function of the only element that is meant. */
  read<Result>(how: string): Promise<Result> {
    const source = sourceOf(this.#steps);
    return this.#tab.evaluate<Result>(`(() => {
      const found = plinthFind(${source});
      if (found.length !== 1) throw new Error('There are ' + found.length + ' of it');
      return (${how})(found[0]);
    })()`);
  }

  count = (): Promise<number> =>
    this.#tab.evaluate<number>(`plinthFind(${sourceOf(this.#steps)}).length`);
  isVisible = async (): Promise<boolean> => (await this.count()) > 0;
  text = (): Promise<string> => this.read('(element) => element.textContent');
  value = (): Promise<string> => this.read('(element) => element.value');

  async waitFor(): Promise<void> {
    await until(`${this} is not there`, () => this.isVisible());
  }

  /** Waits until it has this text. */
  async says(text: string | RegExp): Promise<void> {
    await this.having(text).waitFor();
  }

  /** Waits until it is not there. */
  async goes(): Promise<void> {
    await until(`${this} is still there`, async () => !(await this.isVisible()));
  }

  async click(): Promise<void> {
    let point: [number, number] = [0, 0];
    await until(`${this} cannot be clicked`, async () => {
      const seen = await this.read<[number, number] | string>(
        `async (element) => {
          const before = plinthPoint(element);
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const now = plinthPoint(element);
          return String(before) === String(now) ? now : 'moves';
        }`,
      );
      if (typeof seen === 'string') return seen;
      point = seen;
      return true;
    });
    await this.#tab.clickAt(...point);
  }

  async focus(): Promise<void> {
    await until(`${this} cannot be focused`, () =>
      this.read<boolean>(
        `(element) => {
          element.focus();
          return element.matches(':focus, :focus-within');
        }`,
      ),
    );
  }

  /** Types in place of what is in the field. */
  async fill(value: string): Promise<void> {
    await this.click();
    await this.read('(element) => element.select()');
    if (value === '') await this.#tab.press('Delete');
    else await this.#tab.type(value);
  }

  async check(): Promise<void> {
    await this.waitFor();
    if (!(await this.read<boolean>('(element) => element.checked'))) await this.click();
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#tab.press(key);
  }

  toString(): string {
    return this.#steps
      .map((step) => {
        if (step.by === 'role') return `${step.role}${step.name ? ` “${step.name}”` : ''}`;
        if (step.by === 'css') return step.selector;
        if (step.by === 'nth') return `number ${step.index + 1}`;
        return `“${step.text}”`;
      })
      .join(', ');
  }
}

/** A tab, or a frame in it, as a user has it; the page objects of the package work on it. */
export class Tab {
  readonly driver: Driver;
  readonly #frame: string | undefined;
  readonly #all = new Found(this, []);

  constructor(driver: Driver, frame?: string) {
    this.driver = driver;
    this.#frame = frame;
  }

  readonly getByRole = this.#all.getByRole;
  readonly getByLabel = this.#all.getByLabel;
  readonly getByText = this.#all.getByText;
  readonly css = this.#all.css;
  readonly heading = this.#all.getByRole('heading', { level: 1 });

  goto = (url: string): Promise<void> => this.driver.goto(url);
  press = (key: string): Promise<void> => this.driver.press(key, this.#frame);
  type = (text: string): Promise<void> => this.driver.type(text, this.#frame);
  clickAt = (x: number, y: number): Promise<void> => this.driver.click(x, y, this.#frame);

  /** The page in a frame of this one. */
  frame = (selector: string): Tab => new Tab(this.driver, selector);

  /** Evaluates an expression in which `plinthFind` is known. */
  async evaluate<Result>(expression: string): Promise<Result> {
    await this.driver.evaluate(FINDER, this.#frame);
    return this.driver.evaluate<Result>(expression, this.#frame);
  }

  /** Waits for an address that contains a text or matches. */
  async at(address: string | RegExp): Promise<void> {
    await until(`The address is not ${address}`, async () => {
      const url = await this.driver.url();
      return (typeof address === 'string' ? url.includes(address) : address.test(url)) || url;
    });
  }

  /** Waits for the tab that is opened beside this one. */
  async opened(): Promise<Tab> {
    let other: Driver | undefined;
    await until('No tab was opened', async () => {
      other = (await this.driver.tabs()).find(({ id }) => id !== this.driver.id);
      return other !== undefined;
    });
    return new Tab(other ?? this.driver);
  }

  /** @throws Error when the page has to be scrolled sideways */
  async fits(): Promise<void> {
    await until('It has to be scrolled sideways', () =>
      this.driver.evaluate<boolean>(
        'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
      ),
    );
  }
}
