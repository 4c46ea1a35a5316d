import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { BrandStudio } from './BrandStudio';
import { HEARTH, VECTOR } from './starters';
import { PLINTH_BRAND } from './studio-brand';

/** Two pages of the portal stand beside each other here: their landmarks come twice. */
const twoPages = {
  options: {
    rules: {
      'landmark-no-duplicate-banner': { enabled: false },
      'landmark-no-duplicate-contentinfo': { enabled: false },
      'landmark-no-duplicate-main': { enabled: false },
      'landmark-banner-is-top-level': { enabled: false },
      'landmark-contentinfo-is-top-level': { enabled: false },
      'landmark-complementary-is-top-level': { enabled: false },
      'landmark-main-is-top-level': { enabled: false },
      'landmark-unique': { enabled: false },
    },
  },
};

/**
 * Paste a brand colour, choose corners, density and typefaces, and see every screen in it, in light
 * and dark. Every pair of tokens is measured; what fails comes with a tone that does not. The brand
 * leaves as CSS, TypeScript or JSON, and comes back the same way.
 */
const meta = preview.meta({
  title: 'Brand studio/Studio',
  component: BrandStudio,
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    a11y: twoPages,
    docs: { story: { inline: false, iframeHeight: '900px' } },
  },
});

/** Opens on the roles, in Plinth's own look. */
export const Studio = meta.story();

Studio.test('The portal shows twice', async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findAllByRole('article', { name: 'Support Desk' })).toHaveLength(2),
  );
});

Studio.test(
  'What is no colour is named, with how to write one; the screens keep the last that was',
  {
    args: { screen: 'login' },
  },
  async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription('Enter a colour');
    await userEvent.paste('tomato soup');
    await expect(field).toHaveAccessibleDescription(
      '“tomato soup” is not a colour we can read. Write it as #2f5bea, rgb(47 91 234) or oklch(0.51 0.19 266).',
    );
    await expect(field).toBeInvalid();
    const preview = canvasElement.querySelector('figure [data-plinth-root]') as HTMLElement;
    const fill = () => getComputedStyle(preview).getPropertyValue('--plinth-hue');
    await expect(fill()).toBe('270');
    await userEvent.clear(field);
    // Pasted as designers have it: without the sign.
    await userEvent.paste('16a34a');
    await expect(field).toBeValid();
    await expect(fill()).toBe('149');
  },
);

Studio.test(
  'Yellow cannot be read on white: links and the ring get a stronger tone, and the studio says so',
  {
    args: { screen: 'login' },
  },
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await userEvent.paste('#ffd400');
    await expect(
      canvas.getByText('The brand is faint on light surfaces; fills get an edge.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Contrast' }));
    await expect(canvas.getByText(/^All \d+ pairs keep WCAG 2.2 AA\.$/)).toBeVisible();
  },
);

Studio.test(
  'A token set by hand fails; the table proposes a tone, and one press takes it',
  {
    args: { start: { ...PLINTH_BRAND, tokens: 'text-muted: #aaaaaa' }, view: 'contrast' },
  },
  async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /^Contrast \d+$/ });
    await expect(tab).toBeVisible();
    const uses = canvas.getAllByRole('button', { name: /^Use .* for text-muted in light$/ });
    await userEvent.click(uses[0] as HTMLElement);
    await expect(canvas.getByRole('tab', { name: 'Contrast' })).toBeVisible();
    await expect(canvas.getByText(/^All \d+ pairs keep WCAG 2.2 AA\.$/)).toBeVisible();
    const tokens = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tokens set by hand' });
    await expect(tokens.value).toMatch(/^text-muted: light-dark\(oklch\(.*\), #aaaaaa\)$/);
  },
);

Studio.test(
  'What was set leaves as text and comes back from it: through each of the three forms',
  {
    args: {
      start: { ...HEARTH, tokens: 'panel: #1d1512', font: '"Source Sans 3", sans-serif' },
      view: 'export',
    },
  },
  async ({ canvas, step }) => {
    const shown = () => canvas.getByRole('region', { name: 'Export' }).textContent ?? '';
    const colour = () => canvas.getByRole('textbox', { name: 'Brand colour' });
    const css = shown();
    await expect(css).toContain('--plinth-radius-control: 22px;');
    await expect(css).toContain('--plinth-panel: #1d1512;');
    for (const form of ['TypeScript', 'JSON', 'CSS'] as const) {
      await step(form, async () => {
        await userEvent.click(canvas.getByRole('radio', { name: form }));
        const text = shown();
        await userEvent.click(canvas.getByRole('button', { name: 'Plinth' }));
        await expect(colour()).toHaveValue('#3b4fd8');
        await expect(shown()).not.toBe(text);
        const paste = canvas.getByRole('textbox', { name: 'Export to read' });
        await userEvent.clear(paste);
        await userEvent.click(paste);
        await userEvent.paste(text);
        await userEvent.click(canvas.getByRole('button', { name: 'Read it' }));
        await expect(colour()).toHaveValue('#b4472a');
        // CSS holds every token, and nothing of how they came about.
        await userEvent.click(canvas.getByRole('radio', { name: 'CSS' }));
        await expect(new Set(shown().split('\n'))).toEqual(new Set(css.split('\n')));
      });
    }
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Export to read' }));
    await userEvent.paste('{ "brand": { "radius": "huge" } }');
    await userEvent.click(canvas.getByRole('button', { name: 'Read it' }));
    await expect(
      within(canvas.getByRole('region', { name: 'Go on where you were' })).getByText(
        /brand\.radius/,
      ),
    ).toBeVisible();
  },
);

/** Hearth: clay, cream greys, large corners. */
export const Warm = meta.story({
  args: { start: HEARTH, screen: 'login' },
});

/** Vector: signal green on graphite, everything close. */
export const Technical = meta.story({
  args: { start: VECTOR, screen: '/apps/user-management/users' },
  play: async ({ canvas }) => {
    // With their pagers: axe looks at what is below the fold, too.
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Page/ })).toHaveLength(2));
    expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});

/** Dialogs, menus and messages in the brand. */
export const Overlays = meta.story({
  args: { start: HEARTH, screen: 'overlays' },
});

/** Every screen can be chosen: before the door, in the portal, while impersonating, on errors. */
export const EveryScreen = meta.story({
  args: { start: VECTOR, screen: 'login' },
  play: async ({ canvas, step }) => {
    for (const [name, heading] of [
      ['Second factor', 'Enter your code'],
      ['Acting as somebody', 'Orders'],
      ['System error', 'System Error'],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name: /Screen$/ }));
        await userEvent.click(await screen.findByRole('option', { name }));
        await waitFor(() =>
          expect(canvas.getAllByRole('heading', { level: 1, name: heading })).toHaveLength(2),
        );
      });
    }
  },
});
