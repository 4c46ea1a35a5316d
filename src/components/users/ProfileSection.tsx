import { type ReactNode, useId } from 'react';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';

const Root = styled('section')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--plinth-space-3) var(--plinth-space-8);
  align-items: start;
  padding-block-start: var(--plinth-space-6);
  overflow-wrap: anywhere;
  border-block-start: 1px solid var(--plinth-border);
  & > header > h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    line-height: 24px;
    letter-spacing: -0.01em;
  }
  & > header > p { margin: var(--plinth-space-1) 0 0; max-inline-size: 44ch; color: var(--plinth-text-muted); }
  ${mediaDown('lg')} { grid-template-columns: minmax(0, 1fr); }
  `,
  ),
);

/** A section of the account settings: description beside controls. */
export function ProfileSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root data-slot="profile-section" aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </header>
      <Card>{children}</Card>
    </Root>
  );
}
