import { impersonationArrivalMessages } from '../../messages/generated/en/impersonation';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Spinner } from '../ui/Spinner';

/** The state of opening an impersonation in its new tab. */
export type ImpersonationArrival =
  /** The tab that started it is asked, or the server is. */
  | { readonly status: 'opening' }
  /** That tab did not answer within five seconds (contract §4.5). */
  | { readonly status: 'noAnswer' }
  /** It is over, was never there, or its address is broken. */
  | { readonly status: 'unknown' }
  /** What the server said, '' for the screen's own text. */
  | { readonly status: 'failed'; readonly text: string };

/** Props of {@link ImpersonationStartScreen}. */
export interface ImpersonationStartScreenProps {
  /** How the start stands. */
  arrival: ImpersonationArrival;
  /** Tries again what can be tried again. */
  onRetry: () => void;
  /** Where the portal is for the one who is signed in. */
  homeHref: string;
}

const Root = /* @__PURE__ */ styled('main')(
  /* @__PURE__ */ layered(`
  box-sizing: border-box;
  min-block-size: 100vh;
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
 * The page at `/impersonate/{sessionId}`, until the tab impersonates a user (contract §3).
 *
 * @example
 * ```tsx
 * <ImpersonationStartScreen arrival={{ status: 'noAnswer' }} onRetry={tryAgain} homeHref="/" />
 * ```
 */
export function ImpersonationStartScreen({
  arrival,
  onRetry,
  homeHref,
}: ImpersonationStartScreenProps) {
  const t = useMessages(impersonationArrivalMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tFailure = useMessages(uiFailureMessages);
  const isOpening = arrival.status === 'opening';
  return (
    <Root data-slot="impersonation-start" data-status={arrival.status}>
      {isOpening && <Spinner size="lg" />}
      <div role={isOpening ? 'status' : 'alert'}>
        <h1 tabIndex={-1}>{t(TITLES[arrival.status])}</h1>
        <p>
          {arrival.status === 'failed'
            ? arrival.text || tFailure('tryLater')
            : t(TEXTS[arrival.status])}
        </p>
      </div>
      {!isOpening && (
        <Part as="div" data-slot="arrival-actions">
          {arrival.status !== 'unknown' && (
            <Button variant="primary" onPress={onRetry}>
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

const TITLES = {
  opening: 'arrivalTitle',
  noAnswer: 'arrivalNoAnswerTitle',
  unknown: 'arrivalUnknownTitle',
  failed: 'arrivalFailedTitle',
} as const satisfies Record<ImpersonationArrival['status'], string>;

const TEXTS = {
  opening: 'arrivalText',
  noAnswer: 'arrivalNoAnswer',
  unknown: 'arrivalUnknown',
} as const satisfies Record<Exclude<ImpersonationArrival['status'], 'failed'>, string>;
