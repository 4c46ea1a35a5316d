import type { CDPSession, Locator, Page, Request } from '@playwright/test';
import { SEARCH_MAX_LENGTH } from '../src/domain/list-query';
import { toDigits } from '../src/domain/text/digits';
import { expect } from './fixtures';

/** Everything that text is typed into. */
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range], [type=submit]), textarea';
const DIALOG = '[role=dialog], [role=alertdialog]';
const OVERLAY = `${DIALOG}, [role=menu]`;
/** Buttons that open something without saying so in `aria-haspopup`. */
const OPENS =
  /^(Add|Adjust|Assign|Buy|Cancel|Change|Close|Connect|Create|Credit|Delete|Edit|End|Filter|Import|Invite|Move|New|Note|Override|Pause|Record|Reduce|Refund|Rename|Renew|Request|Resume|Save|Schedule|Set|Suspend|Trust|Turn|Use|Void|Write)\b/;
/** What acts at once and has nothing to do with fields. */
const ACTS = /^(Sign out|Log out|Export|Download|Print|Copy|Mark|End impersonation|Return)\b/i;

/** How fast somebody types, in milliseconds between two keys. */
const DELAY = 35;

/** What is pasted into every kind of field (contract §4.34). */
const ODD = [
  '١٢٣',
  '１２',
  '12,5',
  '1.250,75',
  '\u200b\u200f12\ufeff',
  '\u202aada@example.com\u202c',
  'مرحبا ١٢',
  '👩‍👩‍👧‍👦 🦊',
  'cafe\u0301 İzmir',
  'Lovelace, Ada <ada@example.com>',
  '2026-11-15',
  'x'.repeat(300),
] as const;

interface FieldLook {
  readonly at: number;
  readonly name: string;
  readonly type: string;
  readonly role: string;
  readonly mode: string;
  readonly autocomplete: string;
  readonly slot: string;
  readonly maxLength: number;
  readonly value: string;
}

/** How often what was done, for the line that a walk prints. */
export interface WalkCounts {
  routes: number;
  dialogs: number;
  fields: number;
  inputs: number;
}

/** The fields that can be filled in now. Runs inside the page. */
const lookAt = (elements: Element[]): FieldLook[] =>
  elements.flatMap((element, at) => {
    const field = element as HTMLInputElement;
    if (field.disabled || field.readOnly || field.closest('[inert], [aria-hidden=true]')) return [];
    if (!field.checkVisibility({ visibilityProperty: true })) return [];
    const named = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const name =
      field.getAttribute('aria-label') ??
      (named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        field.labels?.[0]?.textContent ||
        field.placeholder);
    return [
      {
        at,
        name: name.trim(),
        type: field.type,
        role: field.getAttribute('role') ?? '',
        mode: field.inputMode,
        autocomplete: field.autocomplete,
        slot: field.closest('[data-slot]')?.getAttribute('data-slot') ?? '',
        maxLength: field.maxLength,
        value: field.value,
      },
    ];
  });

const isQuantity = ({ role }: FieldLook) => role === 'spinbutton';

const isCode = ({ autocomplete }: FieldLook) => autocomplete === 'one-time-code';

/** What somebody would type into a field. */
function sensible(field: FieldLook): string {
  if (isQuantity(field)) return '128';
  if (field.slot.startsWith('date-')) return '15112026';
  // One digit less than a code: a whole one is sent at once.
  if (isCode(field)) return '12345';
  if (field.type === 'email') return 'ada.b@example.com';
  if (field.type === 'tel' || field.mode === 'tel') return '0201234567';
  return field.mode === 'decimal' || field.mode === 'numeric' ? '12' : 'Ada 12';
}

/** What a field may hold of a text: all of it, or what is documented for it. */
function heldOf(text: string, field: FieldLook): string {
  // A box of a code takes its digits and nothing else (contract §4.11).
  if (isCode(field)) return toDigits(text).slice(0, 6);
  // A browser takes the space around an address of a field of its own kind.
  const line = field.type === 'email' ? text.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, '') : text;
  if (field.maxLength >= 0) return line.slice(0, field.maxLength);
  // A search takes as much as the wire does.
  return field.type === 'search' ? line.slice(0, SEARCH_MAX_LENGTH) : line;
}

/** A text as the wire may carry it. */
const canon = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toDigits)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

type Leaf = readonly [key: string, value: string];

/** Every text and number of a call. */
function leavesOf(request: Request): Leaf[] {
  const found: Leaf[] = [...new URL(request.url()).searchParams];
  const walk = (key: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(key, one);
    else if (value !== null && typeof value === 'object') {
      for (const [name, one] of Object.entries(value)) walk(name, one);
    } else if (typeof value === 'string' || typeof value === 'number') {
      found.push([key, String(value)]);
    }
  };
  try {
    walk('', request.postDataJSON());
  } catch {
    walk('', request.postData());
  }
  return found;
}

/**
 * Goes through pages as somebody who fills in everything: every field of a page and of each dialog,
 * drawer and menu that opens from it, found by itself. Fails on a page that ends, on anything that a
 * policy refuses, and on a text in a field or on the wire that nobody typed.
 */
export async function createFieldsWalk(page: Page) {
  const counts: WalkCounts = { routes: 0, dialogs: 0, fields: 0, inputs: 0 };
  const seen = new Set<string>();
  const kinds = new Set<string>();
  const typed = new Set<string>();
  const quantities = new Set<string>();
  const faults: string[] = [];
  const dates = new Set<string>();
  let where = '';
  let isTyping = false;
  const ime: CDPSession = await page.context().newCDPSession(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().exposeFunction('tellBreach', (text: string) => {
    faults.push(`${where}: refused by the policy: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellBreach } = window as unknown as { tellBreach(text: string): void };
      tellBreach(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => faults.push(`${where}: ${error.message}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isTyping || !pathname.startsWith('/app/')) return;
    for (const [key, value] of leavesOf(request)) {
      const call = `${where}: ${request.method()} ${pathname} sent ${key}=${value}`;
      if (request.method() === 'GET' && /^(search|q$|query)/i.test(key)) {
        const isTyped = [...typed].some((text) => canon(text).includes(canon(value)));
        if (!isTyped) faults.push(call);
      }
      if (/^(quantity|seats)$/i.test(key) && !quantities.has(value)) faults.push(call);
    }
  });

  async function expectAlive(): Promise<void> {
    await expect(page.getByText(/Oops!!!/), where).toHaveCount(0);
  }

  /** A day chosen from the calendar, and the same typed and pasted: each is one and the same day. */
  async function walkDate(
    field: Locator,
    empty: () => Promise<void>,
    holds: (text: string, way: string) => Promise<void>,
  ): Promise<void> {
    const { keyboard } = page;
    // What was typed before is asked about, or of no day: the calendar begins without it.
    await empty();
    await keyboard.press('Alt+ArrowDown');
    const calendar = page.locator('[data-slot=date-calendar]');
    await expect(calendar, where).toBeVisible();
    await calendar
      .locator('[data-slot=date-cell]:not([data-disabled], [data-outside-month])')
      .first()
      .click();
    await expect(calendar, where).toHaveCount(0);
    await expect(field, where).toBeFocused();
    const day = await field.inputValue();
    counts.inputs += 1;
    dates.add(where);
    if (!/\d/.test(day)) faults.push(`${where}: the calendar left ${JSON.stringify(day)}`);
    for (const way of ['typed', 'pasted']) {
      await empty();
      if (way === 'typed') await keyboard.type(day, { delay: DELAY });
      else {
        await page.evaluate((text) => navigator.clipboard.writeText(text), day);
        await keyboard.press('ControlOrMeta+v');
      }
      await holds(day, `a day ${way}`);
      // Left, it is written as the page does, and counts.
      await field.blur();
      await holds(day, `a day ${way} and left`);
      const isInvalid = (await field.getAttribute('aria-invalid')) === 'true';
      if (isInvalid) faults.push(`${where}: ${day} ${way} does not count`);
      await field.focus();
    }
    await empty();
  }

  async function walkField(scope: Locator, look: FieldLook): Promise<void> {
    const field = scope.locator(FIELD).nth(look.at);
    const { keyboard } = page;
    const initial = look.value;
    const text = sensible(look);
    typed.add(initial).add(text);
    quantities.add(initial).add(toDigits(text));
    counts.fields += 1;
    isTyping = true;

    const holds = async (asked: string, way: string) => {
      counts.inputs += 1;
      typed.add(asked);
      const value = await field.inputValue();
      const right = heldOf(asked, look);
      if (value !== right) {
        faults.push(
          `${where}: ${way} ${JSON.stringify(asked.slice(0, 40))}, the field has ${JSON.stringify(value.slice(0, 40))}`,
        );
      }
    };
    const empty = async () => {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.press('Delete');
    };

    await field.focus();
    await empty();
    await keyboard.type(text, { delay: DELAY });
    await holds(text, 'typed');
    const last = text.slice(-2);
    await keyboard.press('Backspace', { delay: DELAY });
    await keyboard.press('Backspace', { delay: DELAY });
    await keyboard.type(last, { delay: DELAY });
    await holds(text, 'corrected to');
    await empty();
    await holds('', 'cleared to');

    const { type, role, mode, slot, maxLength, autocomplete } = look;
    const kind = [type, role, mode, slot, maxLength, autocomplete].join(' ');
    // What a kind of field does with odd texts it does everywhere.
    if (!kinds.has(kind) && type !== 'password') {
      kinds.add(kind);
      for (const odd of ODD) {
        if (isCode(look) && toDigits(odd).length > 5) continue;
        typed.add(odd);
        quantities.add(toDigits(odd));
        await page.evaluate((value) => navigator.clipboard.writeText(value), odd);
        await keyboard.press('ControlOrMeta+v');
        await holds(odd, 'pasted');
        await empty();
      }
      // Composed by an input method; the Enter that ends it does nothing else.
      const address = page.url();
      await ime.send('Input.imeSetComposition', { selectionStart: 1, selectionEnd: 1, text: 'に' });
      await ime.send('Input.imeSetComposition', {
        selectionStart: 2,
        selectionEnd: 2,
        text: '１２',
      });
      await ime.send('Input.dispatchKeyEvent', {
        ...{ type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 },
      });
      await ime.send('Input.insertText', { text: '１２' });
      await holds('１２', 'composed');
      expect(new URL(page.url()).pathname, where).toBe(new URL(address).pathname);
      await empty();
    }
    if (slot === 'date-input') await walkDate(field, empty, holds);
    // As it was, and on by a key.
    if (initial !== '') await keyboard.insertText(initial);
    await keyboard.press('Tab');
    await expectAlive();
    isTyping = false;
  }

  /** Every field of a part of the page that was not met before under this name. */
  async function walkFields(scope: Locator, place: string): Promise<void> {
    for (;;) {
      const looks = await scope.locator(FIELD).evaluateAll(lookAt);
      const keyOf = ({ name, slot }: FieldLook) => `${place} | ${name} | ${slot}`;
      for (const { value } of looks.filter(isQuantity)) quantities.add(value);
      const next = looks.find((look) => !seen.has(keyOf(look)));
      if (!next) return;
      seen.add(keyOf(next));
      where = keyOf(next);
      await walkField(scope, next);
    }
  }

  /** Of a record only its kind: `Edit Ada`, `Edit Bo` are one. */
  const kindOf = (name: string) => name.replace(/( of |: | for | “).*$/u, '');

  /** Whether something comes within the time that a part of a page takes to load. */
  const isShown = (what: Locator) =>
    what.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );

  const overlay = () => page.locator(OVERLAY).filter({ visible: true });

  async function closeAll(): Promise<boolean> {
    for (let presses = 0; presses < 3; presses += 1) {
      if ((await overlay().count()) === 0) return true;
      await page.keyboard.press('Escape');
      await overlay()
        .last()
        .waitFor({ state: 'hidden', timeout: 400 })
        .catch(() => {});
    }
    return (await overlay().count()) === 0;
  }

  /** The buttons in a part of the page that open something, one of each kind, by their names. */
  async function openers(within: string): Promise<string[]> {
    const names = await page.locator(`${within} button`).evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        if (!button.checkVisibility() || button.closest('[inert], [aria-hidden=true]')) return [];
        if (button.matches(':disabled, [aria-disabled=true]')) return [];
        const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
        button.setAttribute('data-walked', name);
        return [[name, button.hasAttribute('aria-haspopup')] as const];
      }),
    );
    const found = new Map<string, string>();
    for (const [name, isMarked] of names) {
      if (name === '' || ACTS.test(name) || !(isMarked || OPENS.test(name))) continue;
      // Of the same button in every row the first is enough.
      const kind = kindOf(name);
      if (!found.has(kind)) found.set(kind, name);
    }
    return [...found.values()];
  }

  /** Presses the button of that name, and says whether anything opened over the page. */
  async function press(name: string, within: string): Promise<boolean> {
    await openers(within);
    const button = page.locator(`${within} [data-walked=${JSON.stringify(name)}]`).first();
    if ((await button.count()) === 0) return false;
    const fields = page.locator('main').locator(FIELD);
    const [address, before] = [page.url(), await fields.count()];
    await button.click({ timeout: 2_000 }).catch(() => {});
    // Its code may have to be loaded first.
    const isAnswered = async () =>
      page.url() !== address || (await overlay().count()) > 0 || (await fields.count()) !== before;
    await expect
      .poll(isAnswered, { timeout: 5_000 })
      .toBe(true)
      .catch(() => {});
    return (await overlay().count()) > 0;
  }

  async function walkOverlay(place: string): Promise<void> {
    const top = overlay().last();
    if ((await top.getAttribute('role')) === 'menu') return;
    counts.dialogs += 1;
    await walkFields(top, place);
  }

  /** What opens from a part of a page, and from the menus in it. */
  async function walkOpeners(
    path: string,
    within: string,
    again: () => Promise<void>,
  ): Promise<void> {
    for (const name of await openers(within)) {
      const place = `${path} > ${name}`;
      const kind = kindOf(place);
      if (seen.has(kind)) continue;
      seen.add(kind);
      where = place;
      if (!(await press(name, within))) {
        if (new URL(page.url()).pathname !== path) await again();
        else await walkFields(page.locator('main'), place);
        continue;
      }
      const items = await page
        .getByRole('menuitem')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()));
      if (items.length === 0) await walkOverlay(place);
      for (const item of items.filter((one) => !ACTS.test(one))) {
        where = `${place} > ${item}`;
        if ((await page.getByRole('menuitem').count()) === 0 && !(await press(name, within))) {
          await again();
          if (!(await press(name, within))) break;
        }
        const entry = page.getByRole('menuitem').filter({ hasText: item }).first();
        await entry.click({ timeout: 1_000 }).catch(() => {});
        if (await isShown(page.locator(DIALOG).filter({ visible: true }).last())) {
          await walkOverlay(where);
        }
        await closeAll();
        if (new URL(page.url()).pathname !== path) await again();
      }
      const isHere = (await closeAll()) && new URL(page.url()).pathname === path;
      if (!isHere) await again();
    }
  }

  return {
    counts,
    /** Where date fields were walked by typing, pasting and calendar. */
    dates,
    /**
     * A page with all its fields, and all that opens from it.
     *
     * @param go - leads there, where the address alone does not
     */
    async walk(url: string, go: () => Promise<unknown> = () => page.goto(url)): Promise<void> {
      const { pathname } = new URL(url);
      const open = async () => {
        await go();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // What is below the fold is read when it is scrolled to.
        await expect(page.locator('[aria-busy=true]:not([data-deferred])')).toHaveCount(0);
      };
      where = pathname;
      counts.routes += 1;
      await open();
      await expectAlive();
      // Fields that are folded away are fields as well.
      await page.locator('details').evaluateAll((all) => {
        for (const folded of all) (folded as HTMLDetailsElement).open = true;
      });
      await walkFields(page.locator('body'), pathname);
      const path = new URL(page.url()).pathname;
      await walkOpeners(path, 'main', open);
    },
    /** What the frame around the pages opens, which is the same on each of them. */
    async walkFrame(): Promise<void> {
      const address = page.url();
      await walkOpeners(new URL(address).pathname, 'header', async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    },
    /** Fails with everything that was wrong on the way. */
    expectNothingWrong(): void {
      expect(faults).toEqual([]);
    },
  };
}
