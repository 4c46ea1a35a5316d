import { type ReactNode, useId } from 'react';
import { failureText } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface ProductPartProps<T> {
  title: string;
  reading: Reading<T>;
  /** Says that it could not be loaded. */
  failedText: string;
  children: (data: T) => ReactNode;
}

const Root = styled('section')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & ul {
    list-style: none;
    margin: 0;
    padding: 0;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--plinth-space-4);
    padding: 10px var(--plinth-space-4);
    overflow-wrap: anywhere;
  }
  & li + li { border-block-start: 1px solid var(--plinth-border); }
  & li > span { min-inline-size: 0; }
  & li > * + :last-child { color: var(--plinth-text-muted); }
  `),
);

/** A part of a product's page, which loads and fails for itself. */
export function ProductPart<T>({ title, reading, failedText, children }: ProductPartProps<T>) {
  const tData = useMessages(uiDataMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const id = useId();
  return (
    <Root data-slot="product-part" aria-labelledby={id} aria-busy={reading.status === 'loading'}>
      <h2 id={id}>{title}</h2>
      {reading.status === 'loading' && (
        <>
          <VisuallyHidden>{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={42} />
        </>
      )}
      {reading.status === 'failed' && (
        <Banner
          tone="danger"
          title={failureText(reading.failure, failedText)}
          actions={
            reading.failure.retry && (
              <Button size="sm" isPending={reading.isRefreshing} onPress={reading.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      {reading.status === 'ready' && children(reading.data)}
    </Root>
  );
}
