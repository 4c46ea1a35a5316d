import type { ShellFooterProps } from '../../contracts/shell';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { SHELL_EDGE } from './shell-layout';

const Root = styled('footer')(
  layered(
    () => `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-2) var(--plinth-space-6);
  padding: var(--plinth-space-4) ${SHELL_EDGE};
  border-block-start: 1px solid var(--plinth-border);
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  & > p { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
  & > nav { display: flex; flex-wrap: wrap; gap: var(--plinth-space-1) var(--plinth-space-5); }
  & a { min-block-size: 24px; box-sizing: border-box; }
  `,
  ),
);

/**
 * The footer of every page: year, the provider's text, About and Contact (specification §2.4).
 *
 * @example
 * ```tsx
 * <ShellFooter year={2026} brandText="Fjord" />
 * ```
 */
export function ShellFooter({ year, brandText }: ShellFooterProps) {
  const { about: aboutHref, contact: contactHref } = useLinks();
  const t = useMessages(shellFrameMessages);
  return (
    <Root data-slot="shell-footer">
      <p>
        {/* The year is a name, not a quantity: no thousands separator. */}
        {t('footer', { year: String(year), brand: brandText })}
      </p>
      {(aboutHref || contactHref) && (
        <nav aria-label={t('footerLinks')}>
          {aboutHref && (
            <Link data-variant="quiet" href={aboutHref}>
              {t('about')}
            </Link>
          )}
          {contactHref && (
            <Link data-variant="quiet" href={contactHref}>
              {t('contact')}
            </Link>
          )}
        </nav>
      )}
    </Root>
  );
}
