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
  & figcaption {
    margin-block-start: 4px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  `),
);

/**
 * A story in a window of its own, as small as there is room for. It is there only while it is seen:
 * hundreds of them would be a Storybook each.
 */
export function StoryFrame({ storyId, label, theme, size }: StoryFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const isNear = useNearness(root);
  const { frame, state } = useStoryShown(storyId, isNear && scale > 0);

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
            key={storyId}
            ref={frame}
            data-state={state}
            // Reached by its link: a story that takes the focus would keep the keyboard.
            tabIndex={-1}
            data-gallery
            title={`${label}, ${theme}`}
            src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme}`}
            width={size.width}
            height={size.height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption>{theme === 'light' ? 'Light' : 'Dark'}</figcaption>
    </Root>
  );
}
