import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../src/components/ui/Spinner';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { useNearness } from './useNearness';
import { useStoryShown } from './useStoryShown';

/** Size of the window that a story is shown in, in CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  readonly storyId: string;
  /** What the story is called. */
  readonly label: string;
  readonly theme: 'light' | 'dark';
  readonly size: FrameSize;
  /** Whether a press starts the story, at its own size and with its motion. @default false */
  readonly wakes?: boolean;
}

const Root = styled('figure')(
  layered(`
  min-inline-size: 0;
  margin: 0;
  & [data-slot='window'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: clip;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface-sunken);
  }
  /* White until its story is there: a flash in the dark one. */
  & iframe[data-state='loading'] { opacity: 0; }
  & iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
  & [data-slot='wake'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: end;
    padding: 12px;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
  }
  & [data-slot='wake'] > span {
    padding: 4px 10px;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font-size: var(--plinth-font-size-sm);
    font-weight: 550;
    line-height: 20px;
  }
  & [data-slot='wake']:hover > span { background: var(--plinth-surface-hover); }
  & [data-slot='wake']:focus-visible { outline: 2px solid var(--plinth-focus-ring); outline-offset: -2px; }
  & figcaption {
    margin-block-start: 4px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  `),
);

/**
 * A story in a window of its own, without motion and as small as there is room for. It is there only
 * while it is seen: hundreds of them would be a Storybook each.
 */
export function StoryFrame({ storyId, label, theme, size, wakes = false }: StoryFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [isAwake, setIsAwake] = useState(false);
  const isNear = useNearness(root);
  const { frame, state } = useStoryShown(storyId, (isNear || isAwake) && scale > 0);

  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / size.width);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [size.width]);

  return (
    <Root data-theme={theme}>
      <div data-slot="window" ref={root} style={{ blockSize: scale * size.height }}>
        {state !== 'shown' && <Spinner />}
        {state !== 'waiting' && (
          <iframe
            key={`${storyId} ${isAwake}`}
            ref={frame}
            data-state={state}
            // Reached by its link: a story that takes the focus would keep the keyboard.
            tabIndex={isAwake ? 0 : -1}
            data-gallery={isAwake ? 'awake' : 'still'}
            title={`${label}, ${theme}`}
            src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme}`}
            width={isAwake ? '100%' : size.width}
            height={isAwake ? '100%' : size.height}
            style={isAwake ? undefined : { transform: `scale(${scale})` }}
          />
        )}
        {wakes && !isAwake && state === 'shown' && (
          <button
            type="button"
            data-slot="wake"
            aria-label={`Run ${label}`}
            onClick={() => setIsAwake(true)}
          >
            <span>Run</span>
          </button>
        )}
      </div>
      {!wakes && <figcaption>{theme === 'light' ? 'Light' : 'Dark'}</figcaption>}
    </Root>
  );
}
