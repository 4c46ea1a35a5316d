import preview from '../../.storybook/preview';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';

/** Seven sizes. The library speaks in the host's typeface; the portal brings its own. */
const meta = preview.meta({ title: 'Foundations/Type' });

const SIZES: readonly (readonly [
  name: BaseTokenName,
  use: string,
  lineHeight: number,
  weight: number,
])[] = [
  ['font-size-3xl', 'Titles of error pages', 40, 650],
  ['font-size-2xl', 'Titles of pages', 32, 650],
  ['font-size-xl', 'Titles of dialogs', 28, 600],
  ['font-size-lg', 'Titles of cards', 24, 600],
  ['font-size-md', 'Text and controls', 20, 400],
  ['font-size-sm', 'Help and errors at fields', 18, 400],
  ['font-size-xs', 'Badges and captions', 16, 400],
];

/** The sizes of type, from captions to titles. */
export const Scale = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {SIZES.map(([name, use, lineHeight, weight]) => (
        <div key={name}>
          <div
            style={{
              fontSize: `var(--plinth-${name})`,
              lineHeight: `${lineHeight}px`,
              fontWeight: weight,
              letterSpacing: weight > 500 ? '-0.015em' : undefined,
            }}
          >
            Cloud management, made simple
          </div>
          <div style={{ fontSize: 12, color: 'var(--plinth-text-muted)' }}>
            <span>{`${defaultTokens[name]} / ${lineHeight}px · ${use} ·`}</span>{' '}
            <code>{`--plinth-${name}`}</code>
          </div>
        </div>
      ))}
    </div>
  ),
});

/** Numbers that stand under each other have one width each. */
export const TabularNumbers = meta.story({
  render: () => (
    <div style={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end', inlineSize: 120 }}>
      <div>1,111.11</div>
      <div>98,760.40</div>
      <div>407.00</div>
    </div>
  ),
});
