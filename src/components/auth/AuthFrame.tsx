import type { ReactNode } from 'react';
import type { AuthFrameProps } from '../../contracts/auth';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import { LanguagePicker } from './LanguagePicker';

const Frame = styled('div')(
  layered(`
  min-block-size: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  @media (width >= 992px) {
    &[data-panel] { grid-template-columns: minmax(0, 11fr) minmax(0, 13fr); }
    &[data-panel] header[data-slot='auth-logo'] { visibility: hidden; }
  }
  `),
);

const Side = styled('div')(
  layered(`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--plinth-space-8);
  padding: var(--plinth-space-6);
  @media (width >= 576px) {
    padding: var(--plinth-space-8) var(--plinth-space-12);
  }
  `),
);

const Mark = styled('header')(
  layered(`
  font-family: var(--plinth-font-heading);
  font-weight: 650;
  font-size: var(--plinth-font-size-lg);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  `),
);

const Main = styled('main')(
  layered(`
  /* Aligned to the top: changes in the form never move what is above it. */
  margin-block-start: 4vh;
  @media (width >= 992px) { margin-block-start: calc(22vh - 92px); }
  place-self: start center;
  inline-size: 100%;
  max-inline-size: 400px;
  --plinth-control-md: 40px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 28px;
  & h1 {
    margin: 0;
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    font-size: var(--plinth-font-size-2xl);
    letter-spacing: -0.02em;
    line-height: 32px;
    outline: none;
  }
  & p {
    margin: 6px 0 0;
    color: var(--plinth-text-muted);
  }
  `),
);

const Foot = styled('footer')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--plinth-space-1) var(--plinth-space-6);
  min-block-size: 24px;
  font-size: var(--plinth-font-size-sm);
  & > nav { display: inherit; flex-wrap: inherit; gap: inherit; }
  `),
);

/** Puts the logo, links and marketing panel around a form (§2.1). */
export function AuthFrame({
  brandName,
  frame: { logo, links, panel, language } = {},
  isBusy = false,
  children,
}: AuthFrameProps & {
  /** Whether the form is still loading. @default false */
  isBusy?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(authMessages);
  const entries = [
    { text: t('terms'), href: links?.terms },
    { text: t('plans'), href: links?.plans },
    { text: t('contact'), href: links?.contact },
  ].filter((entry): entry is { text: string; href: string } => Boolean(entry.href));

  return (
    <Frame
      data-slot="auth-layout"
      data-panel={panel ? '' : undefined}
      aria-busy={isBusy || undefined}
    >
      {panel}
      <Side>
        <Mark data-slot="auth-logo">{logo ?? brandName}</Mark>
        <Main>{children}</Main>
        <Foot>
          {entries.length > 0 && (
            <nav aria-label={t('linksLabel')}>
              {entries.map((entry) => (
                <Link key={entry.text} href={entry.href} data-variant="quiet">
                  {entry.text}
                </Link>
              ))}
            </nav>
          )}
          {language && <LanguagePicker language={language} />}
        </Foot>
      </Side>
    </Frame>
  );
}
