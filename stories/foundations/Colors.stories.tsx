import preview from '../../.storybook/preview';
import { createTheme } from '../../src/theme/brand';
import { markTokens } from '../../src/theme/mark-tokens';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { type TokenName, token } from '../../src/theme/tokens';
import { BrandSample } from './BrandSample';
import { Contrasts, Heading, Swatch, Swatches } from './Swatch';

/**
 * Calm surfaces and one accent. Neutrals carry a little of the brand's hue; the brand colour is for
 * the primary action, the selection and focus. Every colour has a light and a dark value, and every
 * pair that is read together keeps WCAG AA; a test proves it.
 */
const meta = preview.meta({ title: 'Foundations/Colours' });

const GROUPS: readonly (readonly [title: string, names: readonly TokenName[]])[] = [
  [
    'Surfaces',
    ['surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-pressed', 'skeleton'],
  ],
  ['Lines', ['border', 'border-strong', 'border-control', 'focus-ring']],
  ['Brand', ['brand', 'brand-hover', 'brand-pressed', 'brand-soft', 'brand-border', 'panel']],
  ['Danger', ['danger', 'danger-hover', 'danger-soft', 'danger-border']],
  ['Marks', Object.keys(markTokens) as TokenName[]],
];

/** Every colour token with its value in this theme. */
export const Palette = meta.story({
  render: (_args, { globals }) => (
    <>
      {GROUPS.map(([title, names]) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <Swatches>
            {names.map((name) => (
              <Swatch key={name} name={name} scheme={globals.theme} />
            ))}
          </Swatches>
        </section>
      ))}
    </>
  ),
});

const TEXTS: readonly TokenName[] = [
  'text',
  'text-muted',
  'text-subtle',
  'text-disabled',
  'brand-text',
  'danger-text',
  'warning-text',
  'success-text',
  'info-text',
];

/** Each text on the surfaces that it stands on, with its contrast. */
export const Text = meta.story({
  // What cannot be used is exempt from contrast (WCAG 1.4.3), and this page shows its colour.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 20, fontSize: 16 }}>
      {TEXTS.map((name) => (
        <div key={name} style={{ display: 'grid', gap: 8 }}>
          <div style={{ color: token(name) }}>
            <span>The quick brown fox jumps over the lazy dog</span>{' '}
            <code style={{ fontSize: 12 }}>{`--plinth-${name}`}</code>
          </div>
          <Contrasts name={name} scheme={globals.theme} />
        </div>
      ))}
    </div>
  ),
});

/** What hover, press and choice do to a surface. */
export const States = meta.story({
  render: () => (
    <Swatches>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <div
          key={tone}
          style={{
            padding: 16,
            borderRadius: 10,
            border: `1px solid ${token(`${tone}-border`)}`,
            background: token(`${tone}-soft`),
            color: token(`${tone}-text`),
            fontWeight: 550,
          }}
        >
          <span>{tone}</span>
          <div style={{ fontSize: 12, fontWeight: 400 }}>soft, border and text</div>
        </div>
      ))}
    </Swatches>
  ),
});

const BRANDS = [
  '#3451d1',
  '#0a2540',
  '#0f766e',
  '#16a34a',
  '#e11d48',
  '#ff6b00',
  '#ffd400',
  '#000',
];

/** One brand colour gives the whole theme. Where it cannot be read as given, the nearest tone is. */
export const Brands = meta.story({
  render: (_args, { globals }) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      }}
    >
      {BRANDS.map((brand) => {
        const theme = createTheme({ brand });
        return (
          <ThemeProvider key={brand} theme={theme} colorScheme={globals.theme}>
            <BrandSample brand={brand} theme={theme} />
          </ThemeProvider>
        );
      })}
    </div>
  ),
});
