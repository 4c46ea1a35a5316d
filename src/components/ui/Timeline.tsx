import { forwardRef, type ReactNode } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';

/** One event of a {@link Timeline}. */
export interface TimelineEvent {
  /** Unique id of the event. */
  readonly id: string;
  /** What happened. */
  readonly title: ReactNode;
  /** A `time` element, such as the kit's relative time. */
  readonly time: ReactNode;
  /** Details of the event. @default none */
  readonly content?: ReactNode;
  /** Tone of the event; its text has to carry the meaning too. @default 'neutral' */
  readonly tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | undefined;
  /** Whether it is ongoing or in the future, shown by a hollow dot. @default false */
  readonly isOpen?: boolean | undefined;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** Accessible name of the list: 'Events of order 1042'. */
  label: string;
  /** The events, in reading order. */
  events: readonly TimelineEvent[];
  /** A class on the list. */
  className?: string | undefined;
}

const Root = styled('ol')(
  layered(`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    --plinth-event: var(--plinth-border-control);
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--plinth-space-4);
    padding-block-end: var(--plinth-space-5);
    padding-inline-start: var(--plinth-space-6);
  }
  & > li:last-of-type { padding-block-end: 0; }
  & > li[data-tone='brand'] { --plinth-event: var(--plinth-brand-edge); }
  & > li[data-tone='success'] { --plinth-event: var(--plinth-success-text); }
  & > li[data-tone='warning'] { --plinth-event: var(--plinth-warning-text); }
  & > li[data-tone='danger'] { --plinth-event: var(--plinth-danger); }
  & > li::before {
    content: '';
    box-sizing: border-box;
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 1px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--plinth-event);
    border-radius: 50%;
    background: var(--plinth-event);
  }
  & > li[data-open]::before { background: transparent; }
  & > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 20px 0;
    inset-inline-start: 5px;
    border-inline-start: 2px solid var(--plinth-border);
  }
  & [data-slot='timeline-time'] {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='timeline-content'] {
    grid-column: 1 / -1;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  @media (max-width: 575.98px) {
    & > li { grid-template-columns: minmax(0, 1fr); }
  }
  @media (forced-colors: active) {
    & > li[data-tone] { --plinth-event: CanvasText; }
    & > li::before { forced-color-adjust: none; }
  }
  `),
);

/** A list of events, each with its time. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, events, className },
  ref,
) {
  return (
    <Root ref={ref} data-slot="timeline" aria-label={label} className={className}>
      {events.map(({ id, title, time, content, tone = 'neutral', isOpen = false }) => (
        <li key={id} data-tone={tone} data-open={isOpen ? '' : undefined}>
          <span>{title}</span>
          <Part as="span" data-slot="timeline-time">
            {time}
          </Part>
          {content && (
            <Part as="div" data-slot="timeline-content">
              {content}
            </Part>
          )}
        </li>
      ))}
    </Root>
  );
});
