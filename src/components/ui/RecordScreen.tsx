import type { ReactNode } from 'react';
import { emptyWhenGone, type Reading } from '../../domain/reading';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { SECTION_HEADING } from './control-css';
import { EmptyState } from './EmptyState';
import { FailedState } from './FailedState';
import { type HeroFigure, HeroFigures } from './HeroFigures';
import { Link } from './Link';
import { RecordOutline } from './RecordOutline';
import { Screen, type ScreenProps } from './Screen';
import { Skeleton } from './Skeleton';
import { StaleBanner } from './StaleBanner';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link RecordScreen}. */
export interface RecordScreenProps<T>
  extends Pick<ScreenProps, 'data-slot' | 'access' | 'area' | 'className'> {
  /** The record; `empty` if it does not exist. */
  reading: Reading<T>;
  /** The kind of record: the heading if there is no record to name. */
  title: string;
  /** Name of the record if known before it loads. @default a placeholder */
  knownTitle?: string | undefined;
  /** Name of the loaded record. @default its title */
  titleOf?: ((record: T) => string) | undefined;
  /** A sentence below the heading; as text it also shows while the record loads. @default none */
  textOf?: string | ((record: T) => string | undefined) | undefined;
  /** A mark or picture before the heading. @default none */
  pictureOf?: ((record: T) => ReactNode) | undefined;
  /** The figures that lead the record, below the heading. @default none */
  figuresOf?: ((record: T) => readonly HeroFigure[]) | undefined;
  /** Actions on the record; those that are no function also show while it loads. @default none */
  actions?: ReactNode | ((record: T) => ReactNode);
  /** Link back to the list; not rendered without an address. @default none */
  back?:
    | {
        /** Address of the link. */
        readonly href: string | undefined;
        /** Label of the link. */
        readonly label: string;
      }
    | undefined;
  /** Shown if the record does not exist. */
  missing: {
    /** Title of the message. */
    readonly title: string;
    /** A sentence below the title. @default none */
    readonly text?: string;
    /** Shown before the link back. @default none */
    readonly action?: ReactNode;
  };
  /** The error text if the server sends none. */
  failedText: string;
  /** The text if the record may be out of date. @default `failedText` */
  staleText?: string | undefined;
  /** Placeholders while loading. @default figures if it has some, content, and facts beside it */
  outline?: ReactNode;
  /** Content above the record, also while it loads. @default none */
  notices?: ReactNode;
  /** Dialogs of the screen. @default none */
  dialogs?: ReactNode;
  /** Renders the loaded record. */
  children: (record: T) => ReactNode;
}

const Frame = styled(Screen)(layered(() => `& :where(h2) { ${SECTION_HEADING} }`));

/**
 * A screen of one record: loading, not found, failed, stale or ready.
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
 * >
 *   {({ number }) => <p>{number}</p>}
 * </RecordScreen>
 * ```
 */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const t = useMessages(uiDataMessages);
  const { access, title, knownTitle, titleOf, textOf, missing, failedText, children } = props;
  const { pictureOf, figuresOf } = props;
  const { 'data-slot': slot, area, className, notices, dialogs, actions } = props;
  const reading = emptyWhenGone(props.reading);
  const isEmpty = reading.status === 'empty';
  const isLoading = reading.status === 'loading' && access?.allowed !== false;
  const record = reading.status === 'ready' ? reading : null;
  const back = props.back?.href && <Link href={props.back.href}>{props.back.label}</Link>;
  const outline = props.outline ?? (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <RecordOutline hasFigures={figuresOf !== undefined} />
    </>
  );
  const kind = isLoading ? (knownTitle ?? title) : title;
  return (
    <Frame
      {...{ 'data-slot': slot, access, area, className, reading }}
      back={!isEmpty && back}
      title={access?.allowed !== false && record && titleOf ? titleOf(record.data) : kind}
      isLoading={isLoading && knownTitle === undefined}
      isBusy={isLoading}
      // Their places are kept while it loads.
      text={
        typeof textOf !== 'function'
          ? textOf
          : record
            ? textOf(record.data)
            : isLoading
              ? '\u00a0'
              : undefined
      }
      picture={
        record
          ? pictureOf?.(record.data)
          : isLoading && pictureOf && <Skeleton shape="block" width={40} height={40} />
      }
      actions={typeof actions === 'function' ? record && actions(record.data) : actions}
    >
      {!isEmpty && notices}
      {isEmpty && (
        <EmptyState
          title={missing.title}
          text={missing.text}
          actions={
            (missing.action || back) && (
              <>
                {missing.action}
                {back}
              </>
            )
          }
        />
      )}
      {reading.status === 'failed' && (
        <FailedState
          failure={reading.failure}
          fallback={failedText}
          isRetrying={reading.isRefreshing}
        />
      )}
      {record && figuresOf && <HeroFigures items={figuresOf(record.data)} />}
      {record && <StaleBanner reading={reading} text={props.staleText ?? failedText} />}
      {/* One place for both: an outline of the same parts keeps them, and the focus in them. */}
      {record ? children(record.data) : reading.status === 'loading' && outline}
      {dialogs}
    </Frame>
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
  & > [data-slot='record-facts'] { position: sticky; inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--shell-banner, 0px) + var(--plinth-space-4)); }
  ${mediaDown('lg')} {
    & { grid-template-columns: minmax(0, 1fr); }
    & > [data-slot='record-facts'] { position: static; }
    & > [data-slot='record-facts'][data-is-growing] { visibility: hidden; }
  }
  `,
  ),
);

/** Props of {@link RecordColumns}. */
export interface RecordColumnsProps {
  /** Main content of the record. */
  children: ReactNode;
  /** Facts, beside the content if there is space. */
  facts: ReactNode;
  /**
   * The height of the content is not known yet: facts below it, on a narrow screen, stay invisible,
   * so that they do not move. @default false
   */
  isGrowing?: boolean | undefined;
}

/** Main content of a record with its facts beside it if there is space. */
export function RecordColumns({ children, facts, isGrowing = false }: RecordColumnsProps) {
  return (
    <Columns data-slot="record-columns">
      <div>{children}</div>
      <Part as="div" data-slot="record-facts" data-is-growing={isGrowing || undefined}>
        {facts}
      </Part>
    </Columns>
  );
}
