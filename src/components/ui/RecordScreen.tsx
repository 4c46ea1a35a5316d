import type { ReactNode } from 'react';
import { emptyWhenGone, type Reading } from '../../domain/reading';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { SECTION_HEADING } from './control-css';
import { EmptyState } from './EmptyState';
import { FailedState } from './FailedState';
import { Link } from './Link';
import { Screen, type ScreenProps } from './Screen';
import { Skeleton } from './Skeleton';
import { StaleBanner } from './StaleBanner';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link RecordScreen}. */
export interface RecordScreenProps<T>
  extends Pick<ScreenProps, 'data-slot' | 'access' | 'area' | 'className'> {
  /** The record; one that is not found is `empty`. */
  reading: Reading<T>;
  /** What kind of thing it is: the heading of one that could not be read. */
  title: string;
  /** What this one is called, where that is known before it is read. @default an outline */
  knownTitle?: string | undefined;
  /** What this one is called. @default its title */
  titleOf?: ((record: T) => string) | undefined;
  /** A sentence under its name. @default none */
  textOf?: ((record: T) => string | undefined) | undefined;
  /** What can be done with it; what is no function is there before it as well. @default nothing */
  actions?: ReactNode | ((record: T) => ReactNode);
  /** The way back; without an address there is none. @default none */
  back?:
    | {
        /** Where it leads. */
        readonly href: string | undefined;
        /** Its words. */
        readonly label: string;
      }
    | undefined;
  /** What is said of one that is not there; its heading is the title unless it has another. */
  missing: {
    /** What is said of it. */
    readonly title: string;
    /** A sentence under it. @default none */
    readonly text?: string;
    /** The heading of the screen. @default the title */
    readonly heading?: string;
  };
  /** Says that it could not be read, where the server does not. */
  failedText: string;
  /** Says that it may be out of date. @default `failedText` */
  staleText?: string | undefined;
  /** Outlines of what comes, or their heights in pixels. */
  outline: ReactNode | readonly number[];
  /** What stands over all of it, also before it is there. @default nothing */
  notices?: ReactNode;
  /** What opens over it. @default nothing */
  dialogs?: ReactNode;
  /** What it shows of the record. */
  children: (record: T) => ReactNode;
}

const Frame = styled(Screen)(layered(() => `& :where(h2) { ${SECTION_HEADING} }`));

/**
 * A screen of one record: still to come, not there, not readable, out of date, or as it is.
 *
 * @example
 * ```tsx
 * <RecordScreen
 *   data-slot="invoice"
 *   reading={{ status: 'ready', data: { number: '1024' }, isStale: false }}
 *   title="Invoice"
 *   titleOf={({ number }) => `Invoice ${number}`}
 *   missing={{ title: 'There is no such invoice' }}
 *   failedText="The invoice could not be loaded."
 *   outline={[120]}
 * >
 *   {({ number }) => <p>{number}</p>}
 * </RecordScreen>
 * ```
 */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { access, title, knownTitle, titleOf, textOf, missing, failedText, children } = props;
  const { 'data-slot': slot, area, className, notices, dialogs, actions } = props;
  const reading = emptyWhenGone(props.reading);
  const isEmpty = reading.status === 'empty';
  const isLoading = reading.status === 'loading' && access?.allowed !== false;
  const record = reading.status === 'ready' ? reading : null;
  const back = props.back?.href && <Link href={props.back.href}>{props.back.label}</Link>;
  const { heading = missing.title, ...nothing } = missing;
  const kind = isEmpty ? heading : isLoading ? (knownTitle ?? title) : title;
  return (
    <Frame
      {...{ 'data-slot': slot, access, area, className, reading }}
      back={!isEmpty && back}
      title={access?.allowed !== false && record && titleOf ? titleOf(record.data) : kind}
      isLoading={isLoading && knownTitle === undefined}
      isBusy={isLoading}
      text={record ? textOf?.(record.data) : undefined}
      actions={typeof actions === 'function' ? record && actions(record.data) : actions}
    >
      {!isEmpty && notices}
      {isEmpty && <EmptyState {...nothing} actions={back} />}
      {reading.status === 'loading' && <Outline outline={props.outline} />}
      {reading.status === 'failed' && (
        <FailedState
          failure={reading.failure}
          fallback={failedText}
          isRetrying={reading.isRefreshing}
        />
      )}
      {record && (
        <>
          <StaleBanner reading={reading} text={props.staleText ?? failedText} />
          {children(record.data)}
        </>
      )}
      {dialogs}
    </Frame>
  );
}

function Outline({ outline }: Pick<RecordScreenProps<unknown>, 'outline'>) {
  const t = useMessages(uiDataMessages);
  if (!Array.isArray(outline)) return outline;
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {outline.map((height: number) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </>
  );
}

const Columns = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
  gap: var(--plinth-space-4);
  align-items: start;
  & > div:first-of-type { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4); min-inline-size: 0; }
  ${mediaDown('lg')} { & { grid-template-columns: minmax(0, 1fr); } }
  `,
  ),
);

/** Props of {@link RecordColumns}. */
export interface RecordColumnsProps {
  /** The parts of the record. */
  children: ReactNode;
  /** Its facts, beside them where there is room. */
  facts: ReactNode;
}

/** The parts of a record under each other, and its facts beside them where there is room. */
export function RecordColumns({ children, facts }: RecordColumnsProps) {
  return (
    <Columns data-slot="record-columns">
      <div>{children}</div>
      {facts}
    </Columns>
  );
}
