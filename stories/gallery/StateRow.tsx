import { useState } from 'react';
import { Badge } from '../../src/components/ui/Badge';
import { Link } from '../../src/components/ui/Link';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { type FrameSize, StoryFrame } from './StoryFrame';
import type { SpecState } from './spec-state';
import { storyLabel, type useStoryNames } from './story-names';

/** Props of {@link StateRow}. */
export interface StateRowProps {
  readonly state: SpecState;
  readonly names: ReturnType<typeof useStoryNames>;
  readonly size: FrameSize;
}

const Root = styled('article')(
  layered(`
  display: grid;
  grid-template-columns: minmax(220px, 3fr) minmax(0, 4fr) minmax(0, 4fr);
  gap: 16px 24px;
  align-items: start;
  padding-block: 24px;
  border-block-start: 1px solid var(--plinth-border);
  & blockquote {
    margin: 0;
    font-size: var(--plinth-font-size-md);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    gap: 2px;
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
  }
  & [data-slot='choice'] {
    inline-size: 100%;
    padding: 4px 8px;
    border: 0;
    border-radius: var(--plinth-radius-sm);
    background: none;
    color: var(--plinth-text-muted);
    font: inherit;
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [data-slot='choice']:hover { background: var(--plinth-surface-hover); }
  & [data-slot='choice'][aria-pressed='true'] {
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
    font-weight: 550;
  }
  & [data-slot='choice']:focus-visible {
    outline: 2px solid var(--plinth-focus-ring);
    outline-offset: 1px;
  }
  & [data-slot='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: 12px;
    font-size: var(--plinth-font-size-sm);
  }
  @container gallery (inline-size < 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
  `),
);

/** One sentence, and a story of it in both themes. */
export function StateRow({ state, names, size }: StateRowProps) {
  const { words, room, stories } = state;
  const [first = ''] = stories;
  const [chosen, setChosen] = useState(first);
  const shown = stories.includes(chosen) ? chosen : first;
  const label = storyLabel(shown, names);
  return (
    <Root>
      <div>
        <blockquote>{words}</blockquote>
        <ul aria-label="Stories">
          {stories.map((id) => (
            <li key={id}>
              <button
                type="button"
                data-slot="choice"
                aria-pressed={id === shown}
                onClick={() => setChosen(id)}
              >
                {storyLabel(id, names)}
              </button>
            </li>
          ))}
        </ul>
        <div data-slot="line">
          <Badge>{room}</Badge>
          <Link href={`?path=/story/${shown}`} target="_top">
            Open the story
          </Link>
        </div>
      </div>
      <StoryFrame storyId={shown} label={label} theme="light" size={size} />
      <StoryFrame storyId={shown} label={label} theme="dark" size={size} />
    </Root>
  );
}
