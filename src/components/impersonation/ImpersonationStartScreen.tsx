import type {
  ImpersonationArrival,
  ImpersonationStartScreenProps,
} from '../../contracts/impersonation';
import { failureText } from '../../domain/failure';
import { impersonationArrivalMessages } from '../../messages/generated/en/impersonation';
import { uiFeedbackMessages, uiLaterMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Spinner } from '../ui/Spinner';

const Root = styled('main')(
  layered(`
  box-sizing: border-box;
  min-block-size: 100dvh;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--plinth-space-2);
  padding: var(--plinth-space-12) var(--plinth-space-6);
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  text-align: center;
  overflow-wrap: anywhere;
  & > [data-slot='spinner'] { margin-block-end: var(--plinth-space-2); color: var(--plinth-text-muted); }
  & h1 {
    margin: 0;
    font-size: var(--plinth-font-size-xl);
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    line-height: 28px;
    letter-spacing: -0.015em;
  }
  & h1:focus { outline: none; }
  & p { margin: 0; max-inline-size: 48ch; color: var(--plinth-text-muted); text-wrap: balance; }
  & > [data-slot='arrival-actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--plinth-space-2);
    margin-block-start: var(--plinth-space-5);
  }
  `),
);

/**
 * The page at `/impersonate/{sessionId}`, until the impersonation starts (contract §3).
 *
 * @example
 * ```tsx
 * <ImpersonationStartScreen arrival={{ status: 'loading' }} />
 * ```
 */
export function ImpersonationStartScreen({ arrival }: ImpersonationStartScreenProps) {
  const { home: homeHref } = useLinks();
  const t = useMessages(impersonationArrivalMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tLater = useMessages(uiLaterMessages);
  const failure = arrival.status === 'failed' ? arrival.failure : null;
  const state = statusOf(arrival);
  const text = state === 'failed' ? tLater('tryLater') : t(TEXTS[state]);
  return (
    <Root data-slot="impersonation-start" data-status={state}>
      {!failure && <Spinner size="lg" />}
      <div role={failure ? 'alert' : 'status'}>
        <h1 tabIndex={-1}>{t(TITLES[state])}</h1>
        <p>{failure ? failureText(failure, text) : text}</p>
      </div>
      {failure && (
        <Part as="div" data-slot="arrival-actions">
          {failure.retry && (
            <Button variant="primary" onPress={failure.retry}>
              {tFeedback('tryAgain')}
            </Button>
          )}
          <Link href={homeHref} data-variant="button">
            {t('arrivalHome')}
          </Link>
        </Part>
      )}
    </Root>
  );
}

type Status = 'opening' | 'noAnswer' | 'unknown' | 'failed';

function statusOf(arrival: ImpersonationArrival): Status {
  if (arrival.status === 'loading') return 'opening';
  if (arrival.failure.kind === 'timeout') return 'noAnswer';
  return arrival.failure.kind === 'notFound' ? 'unknown' : 'failed';
}

const TITLES = {
  opening: 'arrivalTitle',
  noAnswer: 'arrivalNoAnswerTitle',
  unknown: 'arrivalUnknownTitle',
  failed: 'arrivalFailedTitle',
} as const satisfies Record<Status, string>;

const TEXTS = {
  opening: 'arrivalText',
  noAnswer: 'arrivalNoAnswer',
  unknown: 'arrivalUnknown',
} as const satisfies Record<Exclude<Status, 'failed'>, string>;
