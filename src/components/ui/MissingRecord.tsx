import type { ReactNode } from 'react';
import { isSignedOutOf, type Reading } from '../../domain/reading';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { EmptyState } from './EmptyState';
import { FailedState } from './FailedState';
import { SignedOutState } from './SignedOutState';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

interface MissingRecordProps {
  /** The record as it is being read, or was not there. */
  reading: Reading<unknown>;
  /** What is said where there is no such record. */
  title: string;
  text: string;
  /** What is said where it could not be read, unless the server has a sentence. */
  failedText: string;
  /** The way back from a record that is not there. */
  back: ReactNode;
  /** Heights in pixels of what comes. */
  heights: readonly number[];
}

/** In place of the record of a page that is not there, could not be read, or is still to come. */
export function MissingRecord(props: MissingRecordProps) {
  const { reading, title, text, failedText, back, heights } = props;
  const t = useMessages(uiDataMessages);
  if (reading.status === 'empty') return <EmptyState title={title} text={text} actions={back} />;
  if (isSignedOutOf(reading)) return <SignedOutState />;
  if (reading.status === 'failed') {
    return (
      <FailedState
        failure={reading.failure}
        fallback={failedText}
        isRetrying={reading.isRefreshing}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {heights.map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </>
  );
}
