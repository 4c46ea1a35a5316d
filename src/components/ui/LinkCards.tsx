import type { ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from './Card';
import { Link } from './Link';

/** A card with a link. */
export interface LinkCard {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: ReactNode;
}

const List = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 224px), 1fr));
  gap: var(--plinth-space-4);
  & a {
    display: flex;
    align-items: center;
    gap: 14px;
    font-weight: 550;
    color: var(--plinth-text);
    text-decoration: none;
  }
  & li, & a > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & a:hover {
    color: var(--plinth-brand-text);
  }
  & [data-slot='card'] {
    position: relative;
  }
  & [data-slot='card']:hover {
    border-color: var(--plinth-border-strong);
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--plinth-text-muted);
    flex: none;
  }
  `),
);

/** Cards that are links as a whole. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <List>
      {cards.map(({ id, label, href, icon }) => (
        <li key={id}>
          <Card>
            <Link href={href}>
              {icon}
              <span>{label}</span>
            </Link>
          </Card>
        </li>
      ))}
    </List>
  );
}
