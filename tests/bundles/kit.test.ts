import { describe, expect, it } from 'vitest';
import { bundle, forBrowsers, widgets } from './support/bundle';

const ARIA = /react-(aria|stately)/;

describe('what a bundler keeps', () => {
  it('a Button: no react-aria, under 16 KB', async () => {
    const { files, gzip } = await bundle(widgets('Button'));
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(16 * 1024);
  });

  it.each([
    'Button',
    'Link',
    'TextField',
    'PasswordField',
    'FormError',
    'Banner',
    'AvatarGroup',
    'ProgressBar',
    'CopyButton',
    'QrCode',
  ])('%s carries no react-aria', async (name) => {
    const { files } = await bundle(widgets(name));
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
  });

  it.each(['WindowedList', 'WindowedTree'])('a %s: no react-aria, under 27 KB', async (name) => {
    const { files, gzip } = await bundle(widgets(name));
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(27 * 1024);
  });

  it('a ThemeProvider: no react-aria, under 11 KB', async () => {
    const { files, gzip } = await bundle(
      "export { ThemeProvider } from './src/theme/ThemeProvider'",
    );
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(11 * 1024);
  });

  it.each(['ar', 'de', 'es', 'fr', 'ja', 'nl'])(
    'the bundle of %s: its own sentences, no English and no code',
    async (tag) => {
      const folder = `src/messages/generated/${tag}/`;
      const { files } = await bundle(`export { ${tag} } from './${folder}index'`);
      expect(files.length).toBeGreaterThan(10);
      expect(files.filter((file) => !file.startsWith(folder))).toEqual([]);
    },
  );

  it.each(['en', 'de'])('of a room in %s only the sections that are used', async (tag) => {
    const { text } = await bundle(
      `export { authEntryMessages } from './src/messages/generated/${tag}/auth'`,
    );
    expect(text).toContain('externalUnknownTitle');
    expect(text).not.toMatch(/loginTitle|twoFactorTitle/);
  });

  it('the messages: under 1 KB', async () => {
    const { gzip } = await bundle(`
      export { MessagesProvider, useMessages } from './src/messages/messages';
      export { defineMessages } from './src/messages/define-messages';`);
    expect(gzip).toBeLessThan(1024);
  });

  it('nothing of a styled component or a catalogue that is not used', async () => {
    const { text } = await bundle(`
      import { styled } from './src/theme/styled';
      import { Card } from './src/components/ui/Card';
      import { TextField } from './src/components/ui/TextField';
      import { uiMessages } from './src/messages/generated/en/ui';
      const Unused = styled('div', 'color: red');
      export const one = 1;`);
    expect(text.length).toBeLessThan(40);
  });

  it('but does keep one that is used, so that the line above can fail', async () => {
    const { text } = await bundle(`
      import { styled } from './src/theme/styled';
      export const Used = styled('div', 'color: red');`);
    expect(text).toContain('color: red');
  });
});

/** The table's menu is loaded when it is needed. */
const firstTable = (...names: string[]) =>
  bundle(widgets(...names), { plugins: [forBrowsers], later: ['./TableActionsMenu'] });

describe('what a bundler keeps of the table', () => {
  it('Pager: no react-aria, at most 18.5 KB', async () => {
    const { gzip, files } = await firstTable('Pager');
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(18.5 * 1024);
  });

  it('Table and Pager: no react-aria before a menu opens, at most 24 KB', async () => {
    const { gzip, files, left } = await firstTable('Table', 'Pager');
    expect(files.some((file) => file.endsWith('table/TableRow.tsx'))).toBe(true);
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(left.map(({ kind }) => kind)).toEqual(['dynamic-import']);
    expect(gzip).toBeLessThanOrEqual(24 * 1024);
  });

  it('with SearchField: at most 26.1 kB', async () => {
    const { gzip, files } = await firstTable('Table', 'Pager', 'SearchField');
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(26_100);
  });
});

/** A page with some modules of the kit. */
const page = (...modules: string[]) =>
  bundle(modules.map((name) => `export * from './src/components/ui/${name}';`).join('\n'), {
    target: 'es2022',
    later: ['*/TableActionsMenu'],
  });
const CHARTS = ['chart/ColumnChart', 'chart/Sparkline', 'chart/Meter', 'chart/TermBar'];
/** What a page with a list brings anyway: styles, tokens, sentences, icons, the hint. */
const KIT = ['Card', 'Table', 'Pager'];

describe('what a bundler keeps of the charts', () => {
  it('all four cost at most 5.3 KB on a page with a list, their sentences and round values included', async () => {
    const [kit, both] = [await page(...KIT), await page(...KIT, ...CHARTS)];
    expect(both.gzip - kit.gzip).toBeLessThanOrEqual(5.3 * 1024);
  });

  it('carry no react-aria, and of d3-array what finds round values', async () => {
    const { files } = await page(...CHARTS);
    expect(files.filter((file) => ARIA.test(file))).toEqual([]);
    const d3 = files.filter((file) => file.includes('d3-array'));
    expect(d3.map((file) => file.replace(/.*\//, '')).sort()).toEqual(['ticks.js']);
  });
});

const CALENDAR = { later: ['./DateCalendar'] };

describe('what a bundler keeps of a date field', () => {
  it('has nothing of react-aria but with its calendar: at most 24 kB alone, and 13.5 beside a Select', async () => {
    const [alone, select, both] = [
      await bundle(widgets('DateField'), CALENDAR),
      await bundle(widgets('Select'), CALENDAR),
      await bundle(widgets('Select', 'DateField'), CALENDAR),
    ];
    expect(
      alone.files.filter((file) => /react-(aria|stately)|@internationalized/.test(file)),
    ).toEqual([]);
    expect(alone.gzip).toBeLessThanOrEqual(24_000);
    expect(both.gzip - select.gzip).toBeLessThanOrEqual(13_500);
  });
});
