import type { FirstStep } from '../../domain/dashboard/first-steps';
import { dashboardMessages, dashboardStepsMessages } from '../../messages/generated/en/dashboard';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { CARD } from '../ui/Card';
import { CheckIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';

interface FirstStepsProps {
  steps: readonly FirstStep[];
}

const Root = styled('section')(
  layered(
    () => `
  ${CARD}
  container-type: inline-size;
  & h2 { margin: 0; font-size: var(--plinth-font-size-xl); font-family: var(--plinth-font-heading); font-weight: 600; line-height: 28px; letter-spacing: -0.01em; }
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-md); line-height: 20px; }
  & > ol { list-style: none; margin: var(--plinth-space-5) 0 0; padding: 0; }
  & li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--plinth-space-1) var(--plinth-space-4);
    padding-block: var(--plinth-space-4);
    border-block-start: 1px solid var(--plinth-border);
    overflow-wrap: anywhere;
  }
  & li:last-of-type { padding-block-end: 0; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & [data-slot='step-number'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='step-number'][data-done] { background: var(--plinth-success-soft); color: var(--plinth-success-text); }
  & [data-slot='step-number'] svg { inline-size: 16px; block-size: 16px; }
  @container (width < 520px) {
    & li { grid-template-columns: 32px minmax(0, 1fr); }
    & li > :last-child { grid-column: 2; justify-self: start; margin-block-start: var(--plinth-space-2); }
  }
  `,
  ),
);

const WORDS = {
  customer: { title: 'stepCustomer', text: 'stepCustomerText', place: 'newCustomer' },
  prices: { title: 'stepPrices', text: 'stepPricesText', place: 'priceLists' },
  marketplace: { title: 'stepMarketplace', text: 'stepMarketplaceText', place: 'products' },
} as const;

/** First steps of an account without purchases or statements (commerce §5). */
export function FirstSteps({ steps }: FirstStepsProps) {
  const links = useLinks();
  const t = useMessages(dashboardStepsMessages);
  const tDashboard = useMessages(dashboardMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const actions = {
    customer: t('stepCustomerAct'),
    prices: t('stepPricesAct'),
    marketplace: tDashboard('visitMarketplace'),
  };
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Root data-slot="first-steps" aria-label={t('stepsTitle')}>
      <h2>{t('stepsTitle')}</h2>
      <p>{t('stepsText')}</p>
      <ol>
        {steps.map((step, at) => {
          const { title, text, place } = WORDS[step.step];
          const href = links[place];
          return (
            <li key={step.step}>
              <Part
                as="span"
                data-slot="step-number"
                data-done={step.isDone ? '' : undefined}
                aria-hidden
              >
                {step.isDone ? <CheckIcon /> : numberFormat(locale).format(at + 1)}
              </Part>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
              {step.isDone ? (
                <Badge tone="success">{tFeedback('done')}</Badge>
              ) : (
                href && (
                  <Link href={href} data-variant={step === next ? 'primary' : 'button'}>
                    {actions[step.step]}
                  </Link>
                )
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
