import type { ComponentType } from 'react';
import preview from '../../.storybook/preview';
import type { IconProps } from '../../src/components/ui/icon';
import * as icons from '../../src/components/ui/icons';

const ICONS = Object.entries(icons as Record<string, unknown>).filter(
  (entry): entry is [string, ComponentType<IconProps>] => entry[0].endsWith('Icon'),
);

function Icons() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        gap: 8,
      }}
    >
      {ICONS.map(([name, Icon]) => (
        <figure
          key={name}
          style={{
            margin: 0,
            padding: 16,
            display: 'grid',
            justifyItems: 'center',
            gap: 10,
            border: '1px solid var(--plinth-border)',
            borderRadius: 10,
          }}
        >
          <Icon size={20} aria-hidden />
          <figcaption style={{ fontSize: 12, color: 'var(--plinth-text-muted)' }}>
            {name.replace(/Icon$/, '')}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Named by what they mean, shaped as Lucide’s, in the colour of the text around them. */
const meta = preview.meta({ title: 'UI/Icons', component: Icons });

/** Every icon of the kit, by what it means. */
export const All = meta.story();
