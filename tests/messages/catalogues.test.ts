import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/messages/define-messages';
import { formatMessage } from '../../src/messages/format-message';
import { checkEnglish, checkLanguage } from '../../tools/messages/check-language';
import { faultLine } from '../../tools/messages/fault-line';
import { generateMessages } from '../../tools/messages/generate';
import { compileSentence } from '../../tools/messages/icu';
import { readLanguage } from '../../tools/messages/language-folder';
import { temporaryFolder } from '../server/fixture';

/** A language with one room, as a folder. */
function languageOf(tag: string, room: string) {
  const folder = join(temporaryFolder(), tag);
  mkdirSync(folder);
  writeFileSync(join(folder, 'room.json'), room);
  return readLanguage(folder, tag);
}

const english = () =>
  languageOf(
    'en',
    `{
  "base": {
    "title": "Title",
    "wait": "Wait {seconds} seconds, {name}",
    "more": "{count, plural, one {# user of {role}} other {# users of {role}}}",
    "kind": "{kind, select, admin {An admin} other {Somebody}}",
    "gone": "Gone"
  }
}`,
  );

const say = (text: string, params: Record<string, string | number> = {}, locale = 'en') =>
  formatMessage(compileSentence(text), params, locale);

describe('a sentence of ICU MessageFormat', () => {
  it('becomes a text with places, or its forms', () => {
    const cases: [string, Message][] = [
      ['Sign in', 'Sign in'],
      ['Wait {seconds, number} s', 'Wait {seconds} s'],
      ["It's “{name}”", "It's “{name}”"],
      [
        'Delete {count, plural, one {# user} other {# users}}?',
        { one: 'Delete {count} user?', other: 'Delete {count} users?' },
      ],
    ];
    for (const [text, message] of cases) expect(compileSentence(text)).toEqual(message);
  });

  it('is said as ICU says it', () => {
    const files = '{files, plural, =0 {No file} one {# file} other {# files}} of {user}';
    expect(say(files, { files: 0, user: 'Ada' })).toBe('No file of Ada');
    expect(say(files, { files: 1, user: 'Ada' })).toBe('1 file of Ada');
    expect(say(files, { files: 20_000, user: 'Ada' })).toBe('20,000 files of Ada');
    const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 11].map((n) => say(place, { n }))).toEqual(['1st', '2nd', '3rd', '11th']);
    const two =
      '{who, select, me {You have} other {They have}} {count, plural, one {# key} other {# keys}}';
    expect(say(two, { who: 'me', count: 1 })).toBe('You have 1 key');
    expect(say(two, { who: 'constructor', count: 2 })).toBe('They have 2 keys');
    const nested = '{a, plural, one {# {b, plural, one {# x} other {# y}} of #} other {none}}';
    expect(say(nested, { a: 1, b: 2 })).toBe('1 2 y of 1');
  });

  it.each([
    ['{count, plural, one {#}}', 'missing other clause'],
    ['Hello {name', 'expect argument closing brace'],
    ['{when, date, short}', 'dates, times and tags are not known'],
    ['{a, number, percent}', 'the style of {a} is not known'],
    ['{count, plural, offset:1 other {#}}', 'offset is not known'],
    ["'{'name'}'", 'would be taken for a place'],
    ['{prénom}', 'is no name of a place'],
    ['{name, time}', 'dates, times and tags'],
  ])('%s is refused', (text, reason) => {
    expect(() => compileSentence(text)).toThrow(reason);
  });
});

describe('what is missing or wrong is named', () => {
  it('in English', () => {
    const { sentences, faults, tag } = languageOf(
      'en',
      `{
  "base": {
    "title": "Title",
    "empty": " ",
    "Bad": "x",
    "number": 5,
    "broken": "{name"
  },
  "other": { "title": "Again", "deep": { "deeper": "no" } },
  "flat": "no"
}`,
    );
    expect(checkEnglish({ sentences, faults, tag }).map(faultLine)).toEqual([
      'en/room.json:5 “Bad” is no name: letters and digits, a small one first',
      'en/room.json:6 room.number: a sentence is a text',
      'en/room.json:7 broken: no ICU MessageFormat: expect argument closing brace',
      'en/room.json:9 room.title: the key stands twice in this room',
      'en/room.json:9 room.deep: a sentence is a text',
      'en/room.json:10 room.flat: a section is an object of sentences',
      'en/room.json:4 room.base.empty: it is empty',
    ]);
  });

  it('in another language', () => {
    const arabic = languageOf(
      'ar',
      `{
  "base": {
    "title": " ",
    "wait": "{second} {name}",
    "more": "{count, plural, one {واحد} other {{role} #} =5 {{role}}}",
    "kind": "{kind, select, guest {x} other {y}}",
    "own": "nobody asks"
  }
}`,
    );
    expect(checkLanguage(english(), arabic).map(faultLine)).toEqual([
      'ar/room.json:3 room.base.title: it is empty',
      'ar/room.json:4 room.base.wait: {seconds} is missing',
      'ar/room.json:4 room.base.wait: {second} is unknown',
      'ar/room.json:5 room.base.more: {role} is missing (one)',
      'ar/room.json:5 room.base.more: the plural form “zero” is missing',
      'ar/room.json:5 room.base.more: the plural form “two” is missing',
      'ar/room.json:5 room.base.more: the plural form “few” is missing',
      'ar/room.json:5 room.base.more: the plural form “many” is missing',
      'ar/room.json:6 room.base.kind: the form “admin” is missing',
      'ar/room.json:6 room.base.kind: the form “guest” is unknown',
      'ar/room.json:6 room.base.gone: it is missing',
      'ar/room.json:7 room.base.own: nobody asks for it',
    ]);
  });

  it('where a plural is lost, made up or of another language', () => {
    const japanese = languageOf(
      'ja',
      `{ "base": {
    "title": "{count, plural, other {# x}}",
    "wait": "{seconds}, {name}",
    "more": "{role} {count}",
    "kind": "{kind, select, admin {x} other {y}}",
    "gone": "x"
} }`,
    );
    expect(checkLanguage(english(), japanese).map(faultLine)).toEqual([
      'ja/room.json:2 room.base.title: {count} is unknown (other)',
      'ja/room.json:2 room.base.title: {count, plural} is not in English',
      'ja/room.json:4 room.base.more: {count, plural} is missing',
    ]);
    const forms = languageOf(
      'ja',
      '{ "base": { "more": "{count, plural, one {{role}} other {# {role}}}" } }',
    );
    expect(checkLanguage(english(), forms).map(({ text }) => text)).toContain(
      'room.base.more: the plural form “one” does not exist in ja',
    );
  });

  it('where a file is no JSON, with the line', () => {
    const { faults } = languageOf('de', '{\n  "base": {\n    "a": "x"\n    "b": "y"\n  }\n}');
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(/^de\/room\.json:4 no JSON/)]);
  });

  it('is undefined where a million has a form of its own that nobody needs', () => {
    const spanish = languageOf(
      'es',
      `{ "base": { "title": "Título", "wait": "{name}: {seconds}", "gone": "Nada",
      "more": "{count, plural, one {un usuario de {role}} other {# usuarios de {role}}}",
      "kind": "{kind, select, admin {x} other {y}}" } }`,
    );
    expect(checkLanguage(english(), spanish)).toEqual([]);
  });
});

describe('the modules', () => {
  it('follow the files: what is missing stays English, and what is gone is gone', () => {
    const root = temporaryFolder();
    const write = (file: string, text: string) => {
      mkdirSync(join(root, 'src/messages', file, '..'), { recursive: true });
      writeFileSync(join(root, 'src/messages', file), text);
    };
    write('en/room.json', '{ "base": { "a": "One" }, "more": { "b": "Two" } }');
    write('de/room.json', '{ "base": { "a": "Eins" } }');
    expect(generateMessages(root).map(({ text }) => text)).toEqual(['room.more.b: it is missing']);
    write('de/room.json', '{ "base": { "a": "Eins" }, "more": { "b": "Zwei" } }');
    expect(generateMessages(root)).toEqual([]);
    write('en/room.json', '{ "base": { "a": "{" } }');
    expect(() => generateMessages(root)).toThrow('src/messages/en/room.json:1');
  });
});
