import type { ReactNode } from 'react';
import { authMessages } from '../../messages/en/auth';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import { AuthPanel } from './AuthPanel';

/** Where the links under every form lead. A link without an address is left out. */
export interface AuthLinks {
  terms?: string;
  plans?: string;
  contact?: string;
}

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
  /** The provider's name, as the panel and the logo say it. */
  brandName: string;
  /** The provider's logo. @default the brand's name as a word mark */
  logo?: ReactNode;
  /** Terms, Plans and Contact Us. @default none */
  links?: AuthLinks;
  /** The heading over the form. */
  title: string;
  /** A sentence under the heading. @default none */
  text?: string;
  /** What the reader should know before he goes on, for example why he is here. @default none */
  notice?: string;
  children: ReactNode;
}

const Frame = /* @__PURE__ */ styled(
  'div',
  `
  min-block-size: 100vh;
  min-block-size: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
  }
  `,
);

const Side = /* @__PURE__ */ styled(
  'div',
  `
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 32px;
  padding: 24px;
  @media (min-width: 576px) {
    padding: 32px 48px;
  }
  `,
);

const Mark = /* @__PURE__ */ styled(
  'div',
  `
  font-weight: 650;
  font-size: 16px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  @media (min-width: 992px) {
    visibility: hidden;
  }
  `,
);

const Main = /* @__PURE__ */ styled(
  'main',
  `
  align-self: center;
  justify-self: center;
  inline-size: 100%;
  max-inline-size: 400px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 28px;
  & h1 {
    margin: 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 650;
    letter-spacing: -0.02em;
  }
  & h1:focus {
    outline: none;
  }
  & p {
    margin: 6px 0 0;
    color: var(--plinth-text-muted);
  }
  `,
);

const Notice = /* @__PURE__ */ styled(
  'p',
  `
  && {
    margin: 0;
    padding: 10px 12px;
    border: 1px solid var(--plinth-info-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-info-soft);
    color: var(--plinth-info-text);
  }
  `,
);

const Links = /* @__PURE__ */ styled(
  'nav',
  `
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 24px;
  min-block-size: 24px;
  font-size: 13px;
  `,
);

/** The page around every form of the authentication area (specification §2.1). */
export function AuthLayout({
  brandName,
  logo,
  links,
  title,
  text,
  notice,
  children,
}: AuthLayoutProps) {
  const t = useMessages(authMessages);
  const entries = [
    { text: t('terms'), href: links?.terms },
    { text: t('plans'), href: links?.plans },
    { text: t('contact'), href: links?.contact },
  ].filter((entry): entry is { text: string; href: string } => Boolean(entry.href));

  return (
    <Frame data-slot="auth-layout">
      <AuthPanel brandName={brandName} logo={logo} />
      <Side>
        <Mark data-slot="auth-logo">{logo ?? brandName}</Mark>
        <Main>
          <header>
            <h1 tabIndex={-1}>{title}</h1>
            {text && <p>{text}</p>}
          </header>
          {notice && <Notice role="status">{notice}</Notice>}
          {children}
        </Main>
        {entries.length > 0 ? (
          <Links aria-label={t('linksLabel')}>
            {entries.map((entry) => (
              <Link key={entry.text} href={entry.href} data-variant="quiet">
                {entry.text}
              </Link>
            ))}
          </Links>
        ) : (
          <span />
        )}
      </Side>
    </Frame>
  );
}
