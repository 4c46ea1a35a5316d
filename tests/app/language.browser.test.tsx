import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LanguageTag } from '../../src/app/language/languages';
import { usePortalLanguage } from '../../src/app/language/usePortalLanguage';
import { LanguagePicker } from '../../src/components/auth/LanguagePicker';
import { ConsoleProvider } from '../../src/hooks/console/ConsoleProvider';
import { createConsole } from '../../src/hooks/console/createConsole';
import type { Language } from '../../src/messages/translation';
import { createMemoryBrowser, type MemoryPlatform } from '../../src/platform/memory-platform';

const settings = { locale: 'en', languages: ['en', 'de', 'fr', 'ar'] } as const;

/** Bundles that come when the test says so. */
function createBundles() {
  const asked: { tag: LanguageTag; answer: (isThere: boolean) => void }[] = [];
  const load = vi.fn(
    (tag: LanguageTag) =>
      new Promise<Language>((resolve, reject) => {
        const dir = tag === 'ar' ? 'rtl' : 'ltr';
        asked.push({
          tag,
          answer: (isThere) =>
            isThere
              ? resolve({ locale: tag, dir, name: tag, messages: {} })
              : reject(new Error(tag)),
        });
      }),
  );
  /** Answers all pending requests. */
  const answer = (tag: LanguageTag, isThere = true) =>
    vi.waitFor(() => {
      const open = asked.filter((one) => one.tag === tag);
      expect(open.length).toBeGreaterThan(0);
      for (const one of open) one.answer(isThere);
      asked.splice(0, asked.length, ...asked.filter((one) => one.tag !== tag));
    });
  return { load, answer };
}

function Spoken({ load }: { load: (tag: LanguageTag) => Promise<Language> }) {
  const { language, choice, failure } = usePortalLanguage(settings, load);
  return (
    <>
      <LanguagePicker language={choice} />
      <output>{language ? `${language.locale} ${language.dir}` : 'waits'}</output>
      <p>{failure ? `${failure.name} failed` : 'fine'}</p>
    </>
  );
}

function show(platform: MemoryPlatform) {
  const bundles = createBundles();
  const screen = render(
    <ConsoleProvider {...createConsole({ platform })}>
      <Spoken load={bundles.load} />
    </ConsoleProvider>,
  );
  return { ...bundles, screen };
}

it('speaks English at once, and keeps a language once it is there', async () => {
  const browser = createMemoryBrowser();
  const { storage } = browser.openTab();
  const { screen: rendering, load, answer } = show(browser.openTab());
  const screen = await rendering;
  await expect.element(screen.getByRole('status')).toHaveTextContent('en ltr');
  expect(load).not.toHaveBeenCalled();

  await screen.getByRole('combobox').selectOptions('ar');
  await expect.element(screen.getByRole('status')).toHaveTextContent('en ltr');
  expect(storage.language.get()).toBeNull();
  await answer('ar');
  await answer('ar');
  await expect.element(screen.getByRole('status')).toHaveTextContent('ar rtl');
  await expect.element(screen.getByRole('combobox')).toHaveValue('ar');
  expect(storage.language.get()).toBe('ar');
});

it('waits for the language of this browser, and follows the other tabs', async () => {
  const browser = createMemoryBrowser();
  const other = browser.openTab();
  other.storage.language.set('de');
  const { screen: rendering, answer } = show(browser.openTab());
  const screen = await rendering;
  await expect.element(screen.getByRole('status')).toHaveTextContent('waits');
  await answer('de');
  await expect.element(screen.getByRole('status')).toHaveTextContent('de ltr');
  other.storage.language.set('en');
  await answer('en');
  await expect.element(screen.getByRole('status')).toHaveTextContent('en ltr');
});

it('takes the last of two choices, however late the first one comes', async () => {
  const browser = createMemoryBrowser();
  const { screen: rendering, answer } = show(browser.openTab());
  const screen = await rendering;
  await screen.getByRole('combobox').selectOptions('de');
  await screen.getByRole('combobox').selectOptions('fr');
  await answer('fr');
  await answer('fr');
  await expect.element(screen.getByRole('status')).toHaveTextContent('fr ltr');
  await answer('de');
  await expect.element(screen.getByRole('status')).toHaveTextContent('fr ltr');
  await expect.element(screen.getByRole('combobox')).toHaveValue('fr');
});

it('stays English when the language fails to load, with an alert, and retries on request', async () => {
  const browser = createMemoryBrowser();
  browser.openTab().storage.language.set('de');
  const { screen: rendering, answer } = show(browser.openTab());
  const screen = await rendering;
  await answer('de', false);
  await expect.element(screen.getByRole('status')).toHaveTextContent('en ltr');
  await expect.element(screen.getByText('Deutsch failed')).toBeVisible();
  await answer('de', false);

  await screen.getByRole('combobox').selectOptions('fr');
  await expect.element(screen.getByText('fine')).toBeVisible();
  await answer('fr', false);
  await expect.element(screen.getByText('Français failed')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveValue('en');

  await screen.getByRole('combobox').selectOptions('fr');
  await answer('fr');
  await answer('fr');
  await expect.element(screen.getByRole('status')).toHaveTextContent('fr ltr');
  await expect.element(screen.getByText('fine')).toBeVisible();
});

it.each(['', 'tlh', '<script>', 'x'.repeat(5_000)])('takes %j for no choice', async (rubbish) => {
  const browser = createMemoryBrowser();
  browser.openTab().storage.language.set(rubbish);
  const { screen: rendering } = show(browser.openTab());
  const screen = await rendering;
  await expect.element(screen.getByRole('status')).toHaveTextContent('en ltr');
});
