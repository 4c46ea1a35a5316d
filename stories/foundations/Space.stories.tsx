import preview from '../../.storybook/preview';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';

/** A grid of 4 pixels, three radii, one shadow for what floats, borders for what does not. */
const meta = preview.meta({ title: 'Foundations/Space and shape' });

function tokensOf(prefix: string): BaseTokenName[] {
  return (Object.keys(defaultTokens) as BaseTokenName[]).filter((name) => name.startsWith(prefix));
}

const caption = { fontSize: 12, color: 'var(--plinth-text-muted)' } as const;

/** The steps between things, in multiples of four pixels. */
export const Space = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tokensOf('space-').map((name) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <span style={{ ...caption, inlineSize: 160 }}>{`${name} · ${defaultTokens[name]}`}</span>
          <span
            style={{
              blockSize: 16,
              inlineSize: `var(--plinth-${name})`,
              borderRadius: 2,
              background: 'var(--plinth-brand)',
            }}
          />
        </div>
      ))}
    </div>
  ),
});

/** How round corners are, by what they belong to. */
export const Radii = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap' }}>
      {tokensOf('radius-').map((name) => (
        <div key={name} style={{ display: 'grid', gap: 8 }}>
          <div
            style={{
              inlineSize: 96,
              blockSize: 96,
              border: '1px solid var(--plinth-border-strong)',
              borderRadius: `var(--plinth-${name})`,
              background: 'var(--plinth-surface)',
            }}
          />
          <span style={caption}>{`${name} · ${defaultTokens[name]}`}</span>
        </div>
      ))}
    </div>
  ),
});

/** A border for what lies, a shadow for what floats. */
export const Depth = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 32, flexWrap: 'wrap', padding: 24 }}>
      {[
        ['Stands: a border', { border: '1px solid var(--plinth-border)' }],
        [
          'Floats: the shadow',
          { boxShadow: 'var(--plinth-shadow)', background: 'var(--plinth-surface-raised)' },
        ],
      ].map(([text, style]) => (
        <div
          key={String(text)}
          style={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: 200,
            blockSize: 120,
            borderRadius: 14,
            background: 'var(--plinth-surface)',
            ...(style as object),
          }}
        >
          {String(text)}
        </div>
      ))}
    </div>
  ),
});

/** 28, 36 and 44 pixels; at least 44 where fingers point. */
export const Controls = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
      {(['control-sm', 'control-md', 'control-lg'] as const).map((name) => (
        <div key={name} style={{ display: 'grid', gap: 8 }}>
          <div
            style={{
              inlineSize: 120,
              blockSize: `var(--plinth-${name})`,
              border: '1px solid var(--plinth-border-control)',
              borderRadius: 8,
            }}
          />
          <span style={caption}>{`${name} · ${defaultTokens[name]}`}</span>
        </div>
      ))}
    </div>
  ),
});
