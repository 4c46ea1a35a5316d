import type { ReactNode } from 'react';
import { formatOklch } from '../../src/theme/color';
import { contrastReport } from '../../src/theme/contrast-report';
import { markTokens } from '../../src/theme/mark-tokens';
import { pickScheme, resolveToken, type Scheme } from '../../src/theme/resolve-token';
import { defaultTokens, type TokenName, token } from '../../src/theme/tokens';

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

/** One colour with its name and its value in the scheme that is shown. */
export function Swatch({ name, scheme }: { name: TokenName; scheme: Scheme }) {
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
      <code style={{ fontSize: 11, color: token('text-muted') }}>{colorText(name, scheme)}</code>
    </div>
  );
}

function colorText(name: TokenName, scheme: Scheme): string {
  const color = resolveToken(name, scheme);
  return color ? formatOklch(color) : pickScheme({ ...defaultTokens, ...markTokens }[name], scheme);
}

/** How well a token can be read on each of its backgrounds, as WCAG counts it. */
export function Contrasts({ name, scheme }: { name: TokenName; scheme: Scheme }) {
  const pairs = contrastReport().filter((pair) => pair.front === name && pair.scheme === scheme);
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0 }}>
      {pairs.map(({ back, ratio, least }) => (
        <li
          key={back}
          style={{
            display: 'grid',
            minInlineSize: 132,
            padding: '8px 12px',
            borderRadius: 8,
            border: `1px solid ${token('border')}`,
            background: token(back),
            listStyle: 'none',
          }}
        >
          <strong style={{ color: token(name) }}>{ratio?.toFixed(1) ?? '–'}</strong>
          <span style={{ fontSize: 12, color: token('text') }}>{back}</span>
          <span style={{ fontSize: 12, color: token('text-muted') }}>{`at least ${least}`}</span>
        </li>
      ))}
    </ul>
  );
}
