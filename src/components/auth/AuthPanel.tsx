import type { ReactNode } from 'react';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { PaleTick } from '../ui/icons';

// Sticky: the panel stays in view while a long form scrolls.
const Panel = styled('aside')(
  layered(`
  display: none;
  @media (min-width: 992px) {
    position: sticky;
    inset-block-start: 0;
    align-self: start;
    box-sizing: border-box;
    min-block-size: 100dvh;
    overflow: hidden;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: var(--plinth-space-8);
    padding: var(--plinth-space-8) 56px 56px;
    background:
      radial-gradient(80% 60% at 100% 0%, var(--plinth-panel-glow), transparent),
      radial-gradient(70% 50% at 0% 100%, var(--plinth-panel-glow), transparent),
      var(--plinth-panel);
    color: var(--plinth-on-panel);
  }
  & h2 {
    margin: calc(22vh - 96px) 0 0;
    max-inline-size: 14em;
    font-size: var(--plinth-font-size-3xl);
    line-height: 40px;
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    letter-spacing: -0.025em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    align-content: start;
    gap: 14px;
    color: var(--plinth-on-panel-muted);
  }
  & li {
    display: flex;
    gap: var(--plinth-space-3);
    overflow-wrap: anywhere;
  }
  & li > svg { flex: none; inline-size: 20px; }
  `),
);

const Mark = styled('div')(
  layered(`
  font-family: var(--plinth-font-heading);
  font-weight: 650;
  font-size: var(--plinth-font-size-lg);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  `),
);

/** Props of {@link AuthPanel}. What is left out keeps its default (specification §1). */
export interface AuthPanelProps {
  /** The provider's name. */
  brandName: string;
  /** Logo or name of the brand, for a dark background in both colour schemes. @default the name */
  logo?: ReactNode;
  /** The sentence in large letters. @default 'Cloud management, made simple' */
  title?: string | undefined;
  /** Short sentences under the title; may be empty. @default marketplace, billing, access */
  points?: readonly string[] | undefined;
  /** A picture under the sentences, for example of the product. @default none */
  picture?: ReactNode;
}

/**
 * The marketing panel beside the forms of the authentication area. Pass it to sign-in screens as
 * `panel` (specification §1, §2.1).
 */
export function AuthPanel({ brandName, logo, title, points, picture }: AuthPanelProps) {
  const t = useMessages(authMessages);
  const lines = points ?? [t('panelMarketplace'), t('panelBilling'), t('panelAccess')];
  return (
    <Panel aria-label={t('panelLabel', { brand: brandName })} data-slot="auth-panel">
      <Mark>{logo ?? brandName}</Mark>
      <h2>{title ?? t('panelTitle')}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <PaleTick />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {picture}
    </Panel>
  );
}
