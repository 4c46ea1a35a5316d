import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import type { LanguageTag } from '../../src/app/language/languages';
import { forwardKey } from '../support/forward-key';
import { StoryPortal } from '../support/StoryPortal';

const languages: LanguageTag[] = ['en', 'de', 'es', 'fr', 'nl', 'ja', 'ar'];

const meta = preview.meta({
  title: 'Portal/Languages',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryPortal,
  args: {
    initialPath: '/dashboard',
    settings: { locale: 'en', languages },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

const rootOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-plinth-root] [data-plinth-root]');

/** Language, in the account menu: it applies at once, including the `lang` attribute. */
export const Choose = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Language/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / }),
    ).toBeVisible();
    await expect(rootOf(canvasElement)).toHaveAttribute('lang', 'de');
    const account = canvas.getByRole('button', { name: /^Konto von / });
    await waitFor(() => expect(account).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** The languages, beside the entry that opens them. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('button', { name: /^Account of / });
    await userEvent.click(account);
    await screen.findByRole('menu');
    await userEvent.keyboard(`{End}{ArrowUp}{ArrowUp}${forwardKey(account)}`);
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  },
});

/** The chosen language is kept for the next visit; Arabic mirrors the page. */
export const Remembered = meta.story({
  args: { prepare: ({ storage }) => storage.language.set('ar') },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^(صباح|نهارك|مساء)/ }),
    ).toBeVisible();
    await expect(rootOf(canvasElement)).toHaveAttribute('dir', 'rtl');
    await expect(rootOf(canvasElement)).toHaveAttribute('lang', 'ar');
  },
});

/** The picker of the sign-in; the input is kept. */
export const SignIn = meta.story({
  args: { initialPath: '/auth/login' },
  parameters: { scenario: 'signedOut' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'fr');
    await expect(await canvas.findByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  },
});
