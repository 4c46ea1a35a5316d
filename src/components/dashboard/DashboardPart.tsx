import { createContext, type ReactNode, useContext, useId, useRef } from 'react';
import { failureText } from '../../domain/failure';
import { failureOfReading, type Reading } from '../../domain/reading';
import { dashboardMessages } from '../../messages/generated/en/dashboard';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { CARD } from '../ui/Card';
import { useKeptFocus } from '../ui/useKeptFocus';

/** Whether a banner above all parts shows the failures, so that parts do not repeat them. */
const QuietContext = createContext(false);

interface DashboardPartsProps {
  /** The parts of the page; null for those that the viewer may not see. */
  parts: readonly (Reading<unknown> | null)[];
  children: ReactNode;
}

/**
 * The parts of the dashboard. If several fail, one banner says so, and retries all of them; each
 * part only says that it is not loaded.
 */
export function DashboardParts({ parts, children }: DashboardPartsProps) {
  const t = useMessages(dashboardMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const root = useRef<HTMLDivElement>(null);
  const failed = parts.flatMap((reading) => {
    const failure = reading && failureOfReading(reading);
    return reading && failure ? [{ reading, failure }] : [];
  });
  const isQuiet = failed.length > 1;
  const { onFocus, onBlur } = useKeptFocus({
    rows: root,
    count: isQuiet ? 1 : 0,
    keyAt: () => 'failure',
  });
  const retries = failed.flatMap(({ failure }) => failure.retry ?? []);
  const isPending = failed.some(({ reading }) => 'isRefreshing' in reading && reading.isRefreshing);
  const said = failed.find(({ failure }) => failure.serverMessage)?.failure;
  return (
    <QuietContext.Provider value={isQuiet}>
      <Parts ref={root} onFocus={onFocus} onBlur={onBlur}>
        {isQuiet && (
          <Banner
            data-index={0}
            tone={failed.some(({ reading }) => reading.status === 'failed') ? 'danger' : 'warning'}
            announce="polite"
            title={failureText(said, '') || t('partsFailed')}
            actions={
              retries.length > 0 && (
                <Button
                  size="sm"
                  isPending={isPending}
                  onPress={() => {
                    for (const retry of retries) retry();
                  }}
                >
                  {tFeedback('tryAgain')}
                </Button>
              )
            }
          />
        )}
        {children}
      </Parts>
    </QuietContext.Provider>
  );
}

interface DashboardPartProps<T> {
  title: string;
  /** Hides the title visually, and the border: the content has borders of its own. */
  isBare?: boolean;
  reading: Reading<T>;
  /** At the end of the title row: a link or a switch. */
  end?: ReactNode;
  /** Placeholder while it loads. */
  skeleton: ReactNode;
  /** Shown if there is no data. */
  empty?: ReactNode;
  /** The error text if the server sends none. */
  failedText: string;
  children: (data: T) => ReactNode;
}

const Root = styled('section')(
  layered(
    () => `
  container-type: inline-size;
  ${CARD}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--plinth-space-4);
  &[data-bare] { align-content: stretch; padding: 0; border: 0; border-radius: 0; background: none; }
  &[data-bare] > header { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  & > header { display: flex; flex-wrap: wrap; align-items: start; justify-content: space-between; gap: var(--plinth-space-1) var(--plinth-space-4); }
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    line-height: 24px;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & h2:focus { outline: none; }
  & > header > a { font-size: var(--plinth-font-size-sm); line-height: 24px; }
  `,
  ),
);

const Parts = styled('div')(
  layered(
    'display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); &:focus { outline: none; }',
  ),
);

const NotLoaded = styled('p')(
  layered('margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm);'),
);

/** A part of the dashboard. It loads, fails and retries on its own (commerce §5). */
export function DashboardPart<T>(props: DashboardPartProps<T>) {
  const { title, isBare = false, reading, end, skeleton, empty, failedText, children } = props;
  const t = useMessages(uiFeedbackMessages);
  const tBase = useMessages(dashboardMessages);
  const isQuiet = useContext(QuietContext);
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = failureOfReading(reading);
  // The retry button disappears with the error: focus moves to the heading.
  const { onFocus, onBlur } = useKeptFocus({
    rows: root,
    region: heading,
    count: failure ? 1 : 0,
    keyAt: () => 'failure',
  });
  return (
    <Root
      ref={root}
      data-slot="dashboard-part"
      data-bare={isBare ? '' : undefined}
      aria-labelledby={headingId}
      aria-busy={reading.status === 'loading'}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <header>
        <h2 ref={heading} id={headingId}>
          {title}
        </h2>
        {end}
      </header>
      {failure && isQuiet && reading.status === 'failed' && (
        <NotLoaded>{tBase('notLoaded')}</NotLoaded>
      )}
      {failure && !isQuiet && (
        <Banner
          data-index={0}
          tone={reading.status === 'failed' ? 'danger' : 'warning'}
          announce="polite"
          title={failureText(failure, failedText)}
          actions={
            failure.retry && (
              <Button
                size="sm"
                isPending={reading.status !== 'loading' && reading.isRefreshing === true}
                onPress={failure.retry}
              >
                {t('tryAgain')}
              </Button>
            )
          }
        />
      )}
      {reading.status === 'loading' && skeleton}
      {reading.status === 'empty' && empty}
      {reading.status === 'ready' && children(reading.data)}
    </Root>
  );
}
