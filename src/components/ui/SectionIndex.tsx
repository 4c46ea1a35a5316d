import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { insteadOf } from './follow-link';
import { Link } from './Link';

const Frame = styled('div')(
  layered(`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-8); }
  & > div > nav { display: none; }
  & [data-slot='index-content'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  & h2 {
    outline: none;
    scroll-margin-block-start: calc(var(--plinth-shell-header, 0px) + var(--shell-banner, 0px) + var(--plinth-space-6));
  }
  @container (width >= 1024px) {
    & > div { grid-template-columns: 168px minmax(0, 1fr); align-items: start; }
    & > div > nav {
      display: block;
      position: sticky;
      inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--shell-banner, 0px) + var(--plinth-space-6));
    }
  }
  & nav > ul { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
  & nav a {
    display: block;
    padding: 6px var(--plinth-space-3);
    border-inline-start: 2px solid var(--plinth-border);
    color: var(--plinth-text-muted);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & nav a:hover { color: var(--plinth-text); }
  & nav a[aria-current] {
    border-color: var(--plinth-brand);
    color: var(--plinth-text);
    font-weight: 550;
  }
  @media print { & > div > nav { display: none; } }
  @media (forced-colors: active) {
    & nav a[aria-current] { border-color: Highlight; }
  }
  `),
);

interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The headings of sections and of cards between them, but none deeper inside. */
const HEADINGS = 'section > header > h2, :scope > * > h2';

/** Distance below the top at which a section counts as being read, in pixels. */
const READING_LINE = 200;

const isInSight = (heading: HTMLElement) => {
  const { top, bottom } = heading.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** The heading that is being read: the last above the line, at the end of the page the last. */
function readHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return headings.at(-1);
  const above = headings.filter((one) => one.getBoundingClientRect().top <= READING_LINE);
  return above.at(-1) ?? headings[0];
}

/**
 * Content with an index of its sections beside it, from 1024 pixels of room: links to the
 * headings of sections and cards. The section that is being read is marked.
 */
export function SectionIndex({ label, children }: { label: string; children: ReactNode }) {
  const indexId = useId();
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [current, setCurrent] = useState<string | undefined>(undefined);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const headingsOf = () => {
      const headings = [...element.querySelectorAll<HTMLElement>(HEADINGS)];
      headings.forEach((heading, at) => {
        heading.id ||= `${indexId}-${at}`;
      });
      return headings;
    };
    function mark(): void {
      const headings = headingsOf();
      const chosen = headings.find(({ id }) => id === pressed.current);
      setCurrent((chosen && isInSight(chosen) ? chosen : readHeading(headings))?.id);
    }
    function look(): void {
      const found = headingsOf().map(({ id, textContent }) => ({ id, title: textContent ?? '' }));
      const isSame = (before: readonly Entry[]) => JSON.stringify(before) === JSON.stringify(found);
      setEntries((before) => (isSame(before) ? before : found));
      mark();
    }
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    // What was pressed stays marked until the reader scrolls.
    const forget = () => {
      pressed.current = null;
    };
    const passive = { passive: true, capture: true };
    document.addEventListener('scroll', mark, passive);
    document.addEventListener('wheel', forget, passive);
    document.addEventListener('touchmove', forget, passive);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', mark, passive);
      document.removeEventListener('wheel', forget, passive);
      document.removeEventListener('touchmove', forget, passive);
    };
  }, [indexId]);

  function show(id: string): void {
    const headings = content.current?.querySelectorAll<HTMLElement>(HEADINGS) ?? [];
    const heading = [...headings].find((one) => one.id === id);
    if (!heading) return;
    pressed.current = id;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
    setCurrent(id);
  }

  return (
    <Frame data-slot="section-index">
      <div>
        <nav aria-label={label}>
          <ul>
            {entries.map(({ id, title }) => (
              <li key={id}>
                {/* Not the address: a change of it would be a page of its own. */}
                <Link
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={insteadOf(() => show(id))}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Part as="div" ref={content} data-slot="index-content">
          {children}
        </Part>
      </div>
    </Frame>
  );
}
