import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import type { Theme } from '../../src/theme/theme-types';
import { type TokenName, token } from '../../src/theme/tokens';

const Card = styled('div')(
  layered(`
  display: grid;
  gap: 16px;
  padding: var(--plinth-space-5);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  & > strong { font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-xl); line-height: 28px; }
  & > p { margin: 0; color: var(--plinth-text-muted); }
  & > p > b { color: var(--plinth-brand-text); font-weight: 550; }
  & > div { display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); gap: 6px; }
  & > div > i {
    block-size: 40px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
  }
  `),
);

const SWATCHES: readonly TokenName[] = [
  'brand',
  'brand-hover',
  'brand-pressed',
  'brand-text',
  'brand-border',
  'brand-soft',
  'focus-ring',
  'panel',
  'text',
  'text-muted',
  'text-subtle',
  'border-control',
  'border-strong',
  'border',
  'surface-pressed',
  'surface-hover',
  'surface-sunken',
  'surface',
];

/** The theme in a nutshell: its colours, its titles and its text. */
export function Palette({ theme, scheme }: { theme: Theme; scheme: 'light' | 'dark' }) {
  return (
    <ThemeProvider theme={theme} colorScheme={scheme}>
      <Card>
        <strong>Cloud management, made simple</strong>
        <p>
          <span>Text that explains, a quieter caption, and</span> <b>a word that leads on</b>
        </p>
        <div>
          {SWATCHES.map((name) => (
            <i key={name} title={name} style={{ background: token(name) }} />
          ))}
        </div>
      </Card>
    </ThemeProvider>
  );
}
