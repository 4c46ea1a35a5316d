import { Badge } from '../../src/components/ui/Badge';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { Link } from '../../src/components/ui/Link';
import type { Theme } from '../../src/theme/theme-types';

/** What one brand colour makes of a few widgets, and what the theme has to say about it. */
export function BrandSample({ brand, theme }: { brand: string; theme: Theme }) {
  return (
    <Card style={{ display: 'grid', gap: 14, blockSize: '100%', alignContent: 'start' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <code style={{ fontSize: 13 }}>{brand}</code>
        <Badge tone="brand">Admin</Badge>
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="primary">Sign in</Button>
        <Button>Cancel</Button>
      </div>
      <Link href="/auth/forgot-password">Forgot password</Link>
      <ul
        style={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          fontSize: 12,
          lineHeight: '16px',
          color: 'var(--plinth-text-muted)',
        }}
      >
        {theme.warnings.map((warning) => (
          <li key={`${warning.code}${warning.scheme}`}>{warning.text}</li>
        ))}
      </ul>
    </Card>
  );
}
