import { describe, expect, expectTypeOf, it } from 'vitest';
import { LANGUAGE_TAGS, languageOf } from '../../src/app/language/languages';
import type { Catalogue, Message } from '../../src/messages/define-messages';
import { authMessages } from '../../src/messages/en/auth';
import type { rolesMessages } from '../../src/messages/en/roles';
import { mergeMessages } from '../../src/messages/merge-messages';
import type { OverridesOf } from '../../src/messages/messages';
import type { SentenceOverrides } from '../../src/messages/sentence-overrides';
import type { Language, TranslationOf } from '../../src/messages/translation';

const catalogues = Object.entries(
  import.meta.glob<Record<string, Catalogue>>('../../src/messages/en/*.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module).map((catalogue) => ({
    file: /([\w-]+)\.ts$/.exec(path)?.[1] ?? '',
    ...catalogue,
  })),
);

const files = Object.keys(import.meta.glob('../../src/messages/*/*.ts'));
const bundles = Object.entries(
  import.meta.glob<Record<string, Language>>('../../src/messages/*/index.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module).map((language) => ({
    folder: /messages\/([\w-]+)\//.exec(path)?.[1] ?? '',
    ...language,
  })),
);

type Forms = Readonly<Record<string, string>>;
const formsOf = (message: Message): Forms =>
  typeof message === 'string' ? { other: message } : { ...message };
const placesOf = (text: string) =>
  new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name));

/** Every English sentence with its translation. */
function pairs({ messages }: Pick<Language, 'messages'>) {
  return catalogues.flatMap(({ room, messages: english }) =>
    Object.entries(english).map(([key, message]) => ({
      name: `${room}.${key}`,
      english: message,
      translated: messages[room]?.[key],
    })),
  );
}

/** A sentence that is the same in another language: names, symbols, places and words it shares. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  '*': ['ui.moreCount', 'ui.pageRangeOpen', 'shell.pageTitle', 'shell.footer', 'ui.ok'],
  de: [
    'dashboard.title',
    'shell.dashboard',
    'impersonation.administrator',
    'notifications.info',
    'shell.navigationTitle',
    'shell.system',
    'users.systemUser',
    'ui.info',
  ],
  es: [
    'notifications.error',
    'roles.title',
    'shell.marketplace',
    'shell.roles',
    'ui.danger',
    'users.columnRoles',
  ],
  fr: [
    'alerts.email',
    'auth.email',
    'impersonation.minutesOf',
    'modules.title',
    'notifications.bell',
    'notifications.drawerTitle',
    'notifications.info',
    'notifications.list',
    'notifications.title',
    'notifications.untitled',
    'shell.contact',
    'shell.navigationTitle',
    'ui.actions',
    'ui.info',
    'ui.pageOpen',
    'ui.pager',
    'ui.toasts',
    'users.accountEmail',
    'users.detailsEmail',
    'users.inviteEmail',
  ],
  nl: [
    'dashboard.title',
    'modules.title',
    'notifications.info',
    'shell.contact',
    'shell.dashboard',
    'shell.marketplace',
    'users.accountTitle',
  ],
};

describe('the English sentences', () => {
  it('have keys of their own in each room, so that a bundle can say all of them', () => {
    const texts = new Map<string, string>();
    const clashes: string[] = [];
    for (const { room, messages } of catalogues) {
      for (const [key, message] of Object.entries(messages)) {
        const name = `${room}.${key}`;
        const text = JSON.stringify(message);
        if ((texts.get(name) ?? text) !== text) clashes.push(name);
        texts.set(name, text);
      }
    }
    expect(texts.size).toBeGreaterThan(650);
    expect(clashes).toEqual([]);
  });

  it('have a bundle for each language that the portal offers, and the names are those of it', async () => {
    expect(bundles.map(({ folder }) => folder).sort()).toEqual(
      LANGUAGE_TAGS.filter((tag) => tag !== 'en').sort(),
    );
    for (const tag of LANGUAGE_TAGS) {
      const loaded = await languageOf(tag).load();
      expect(loaded.locale).toBe(tag);
      expect(loaded.name).toBe(languageOf(tag).name);
      expect(new Intl.DisplayNames(tag, { type: 'language' }).of(tag)?.toLowerCase()).toBe(
        loaded.name.toLowerCase(),
      );
    }
  });
});

describe.each(bundles)('$folder', ({ folder, ...language }) => {
  it('reads in its own direction', () => {
    expect(language.dir).toBe(folder === 'ar' ? 'rtl' : 'ltr');
  });

  it('has a file for each English one', () => {
    const names = files.flatMap(
      (path) => new RegExp(`/${folder}/([\\w-]+)\\.ts$`).exec(path)?.[1] ?? [],
    );
    expect(names.filter((name) => name !== 'index').sort()).toEqual(
      catalogues.map(({ file }) => file).sort(),
    );
  });

  it('says every sentence, and none that nobody asks for', () => {
    const said = Object.entries(language.messages).flatMap(([room, sentences]) =>
      Object.keys(sentences ?? {}).map((key) => `${room}.${key}`),
    );
    const asked = new Set(pairs(language).map(({ name }) => name));
    expect(pairs(language).filter(({ translated }) => translated === undefined)).toEqual([]);
    expect(said.filter((name) => !asked.has(name))).toEqual([]);
    const empty = pairs(language).filter(({ translated }) =>
      Object.values(formsOf(translated ?? '')).some((text) => text.trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  it('keeps the places of every sentence', () => {
    const wrong = pairs(language).flatMap(({ name, english, translated }) => {
      const forms = Object.values(formsOf(english)).map(placesOf);
      const known = new Set(forms.flatMap((places) => [...places]));
      // What every English form says, every form says; only the number may be a word of its own.
      const always = [...known].filter(
        (place) => place !== 'count' && forms.every((places) => places.has(place)),
      );
      return Object.entries(formsOf(translated ?? '')).flatMap(([form, text]) => {
        const places = placesOf(text);
        const needed =
          typeof english === 'string' || form === 'other'
            ? placesOf(formsOf(english).other ?? '')
            : always;
        const missing = [...needed].filter((place) => !places.has(place));
        const foreign = [...places].filter((place) => !known.has(place));
        return missing.length + foreign.length > 0
          ? [`${name}.${form}: ${[...missing.map((one) => `-${one}`), ...foreign].join(' ')}`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has the plural forms that its numbers ask for', () => {
    const asked = new Set(new Intl.PluralRules(folder).resolvedOptions().pluralCategories);
    // A million and more: who counts users may leave it to the general form.
    const needed = [...asked].filter((category) => category !== 'many' || folder === 'ar');
    const wrong = pairs(language).flatMap(({ name, english, translated }) => {
      if (typeof english === 'string') return typeof translated === 'string' ? [] : [name];
      if (typeof translated === 'string') return [`${name}: no plural`];
      const forms = Object.keys(translated ?? {});
      return [
        ...forms.filter((form) => !asked.has(form as Intl.LDMLPluralRule)),
        ...needed.filter((category) => !forms.includes(category)),
      ].map((category) => `${name}: ${category}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is not English where nobody says so', () => {
    const known = new Set([...(SAME['*'] ?? []), ...(SAME[folder] ?? [])]);
    const same = pairs(language)
      .filter(({ english, translated }) => JSON.stringify(english) === JSON.stringify(translated))
      .map(({ name }) => name);
    expect(same.filter((name) => !known.has(name))).toEqual([]);
    // A list that is out of date hides the next one.
    expect((SAME[folder] ?? []).filter((name) => !same.includes(name))).toEqual([]);
  });

  it('ends and begins as the English sentence does', () => {
    const wrong = pairs(language).flatMap(({ name, english, translated }) =>
      Object.values(formsOf(translated ?? '')).flatMap((text) => {
        const isQuestion = /\?$/.test(formsOf(english).other ?? '');
        return text !== text.trim() || / {2}/.test(text) || isQuestion !== /[?؟？]$/.test(text)
          ? [`${name}: ${text}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('another wording', () => {
  it('goes over a language, sentence by sentence', () => {
    const base = { auth: { signIn: 'Anmelden', email: 'E-Mail' } };
    expect(mergeMessages(base, { auth: { signIn: 'Los' }, ui: { ok: 'Gut' } })).toEqual({
      auth: { signIn: 'Los', email: 'E-Mail' },
      ui: { ok: 'Gut' },
    });
    expect(mergeMessages(base, undefined)).toBe(base);
    const hostile = JSON.parse('{"__proto__": {"signIn": "no"}, "constructor": {"a": "b"}}');
    expect(Object.hasOwn(mergeMessages(base, hostile), 'auth')).toBe(true);
    expect(({} as Record<string, unknown>).signIn).toBeUndefined();
  });

  it('is typed', () => {
    const one: OverridesOf<typeof authMessages> = { signIn: 'Log in' };
    const some: SentenceOverrides = {
      auth: { signIn: 'Log in', twoFactorTitle: 'Your code' },
      roles: { andMore: { one: 'one more', other: '{count} more' } },
    };
    expect({ ...some.auth, ...one }.signIn).toBe('Log in');
    expectTypeOf<Language['messages']>().toExtend<SentenceOverrides>();
    // @ts-expect-error no such sentence
    const noKey: SentenceOverrides = { auth: { signln: 'Log in' } };
    // @ts-expect-error no such room
    const noRoom: SentenceOverrides = { login: { signIn: 'Log in' } };
    // @ts-expect-error a sentence of another room
    const otherRoom: OverridesOf<typeof authMessages> = { andMore: 'more' };
    type Title = Pick<TranslationOf<typeof rolesMessages>, 'andMore' | 'title'>;
    // @ts-expect-error its place was left out
    const noPlace: Title = { title: 'Rollen', andMore: 'und weitere' };
    // @ts-expect-error a sentence is missing
    const missing: Title = { title: 'Rollen' };
    expect([noKey, noRoom, otherRoom, noPlace, missing]).toHaveLength(5);
    expect(authMessages.room).toBe('auth');
  });
});
