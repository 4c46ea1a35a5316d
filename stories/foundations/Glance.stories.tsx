import type { CSSProperties } from 'react';
import preview from '../../.storybook/preview';
import { AvatarGroup } from '../../src/components/ui/AvatarGroup';
import { Badge } from '../../src/components/ui/Badge';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { CodeField } from '../../src/components/ui/CodeField';
import { Link } from '../../src/components/ui/Link';
import { ProgressBar } from '../../src/components/ui/ProgressBar';
import { Switch } from '../../src/components/ui/Switch';
import { TextField } from '../../src/components/ui/TextField';
import { createTheme } from '../../src/theme/brand';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** A handful of widgets beside each other: whether they are one family shows only together. */
const meta = preview.meta({ title: 'Foundations/At a glance' });

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
  gap: 16,
};
const column: CSSProperties = { display: 'grid', gap: 16, alignContent: 'start' };
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 };

const people = ['Ada Lovelace', 'Grace Hopper', 'Zoë Ødegård', 'Kenji Nakamura'].map((name) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@northwind.example`,
}));

function Sample({ name }: { name: string }) {
  return (
    <div style={grid}>
      <Card style={column}>
        <TextField label="E-mail" defaultValue={`ada@${name}.example`} />
        <CodeField label="Code" defaultValue="123" />
        <div style={line}>
          <Button variant="primary">Sign in</Button>
          <Button>Cancel</Button>
        </div>
      </Card>
      <Card style={column}>
        <div style={line}>
          <strong>Support</strong>
          <Badge tone="brand">Admin</Badge>
          <Badge tone="success">Active</Badge>
        </div>
        <AvatarGroup label={`People of ${name}`} people={people} total={12} />
        <Checkbox label="View users" defaultSelected />
        <Switch label="Two-factor authentication" defaultSelected />
        <Link href="/apps/roles">View role</Link>
      </Card>
      <Card style={column}>
        <Banner announce="off" tone="success" title="Role saved" />
        <ProgressBar label="Adding users" value={7} maxValue={10} valueText="7 of 10" />
        <div style={line}>
          <Button variant="danger">Delete role</Button>
          <Button isDisabled>Export</Button>
        </div>
      </Card>
    </div>
  );
}

/** The kit on one card. */
export const Kit = meta.story({ render: () => <Sample name="plinth" /> });

const brands = [
  ['Teal', '#0f766e'],
  ['Plum', '#86198f'],
  ['Amber', '#f59e0b'],
].map(([name = '', brand = '']) => ({ name, theme: createTheme({ brand }) }));

/** One colour is all that a partner gives; the rest follows, contrast included. */
export const UnderOtherBrands = meta.story({
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {brands.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme} colorScheme={globals.theme}>
          <Sample name={name.toLowerCase()} />
        </ThemeProvider>
      ))}
    </div>
  ),
});
