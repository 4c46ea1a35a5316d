import type { ReactNode } from 'react';
import { type TokenName, token } from '../../src/theme/tokens';

/** The title of a group of tokens. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 style={{ margin: '24px 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
      {children}
    </h2>
  );
}

/** Colours beside each other. */
export function Swatches({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
      }}
    >
      {children}
    </div>
  );
}

/** One colour with its name. */
export function Swatch({ name }: { name: TokenName }) {
  return (
    <div>
      <div
        style={{
          blockSize: 64,
          borderRadius: 10,
          border: `1px solid ${token('border')}`,
          background: token(name),
        }}
      />
      <div style={{ marginBlockStart: 6, fontSize: 13, color: token('text') }}>{name}</div>
      <code style={{ fontSize: 11, color: token('text-muted') }}>{`--plinth-${name}`}</code>
    </div>
  );
}
