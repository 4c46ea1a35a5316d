import { useTheme } from 'storybook/theming';
import { WorkbenchTheme } from '../../.storybook/WorkbenchTheme';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { StoryFrame } from '../gallery/StoryFrame';
import { CARDS, LIVE, THINGS_TO_TRY } from './places';

const Root = styled('div')(
  layered(`
  container: introduction / inline-size;
  display: grid;
  gap: 56px;
  color: var(--plinth-text);
  font-family: 'Inter Variable', system-ui, sans-serif;
  font-size: var(--plinth-font-size-md);
  line-height: 22px;
  & h1 {
    max-inline-size: 18em;
    margin: 0;
    font-size: 40px;
    font-weight: 650;
    line-height: 48px;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  & h2 { margin: 0 0 20px; font-size: var(--plinth-font-size-xl); font-weight: 650; line-height: 28px; letter-spacing: -0.015em; }
  & header > p { max-inline-size: 60ch; margin: 16px 0 0; color: var(--plinth-text-muted); font-size: 16px; line-height: 26px; }
  & a { color: inherit; text-decoration: none; }
  & a:focus-visible { outline: 2px solid var(--plinth-focus-ring); outline-offset: 2px; border-radius: var(--plinth-radius-lg); }
  & [data-slot='live'] {
    inline-size: 100%;
    block-size: 640px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-lg);
    background: var(--plinth-surface-sunken);
    box-shadow: var(--plinth-shadow);
  }
  & [data-slot='cards'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 32px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-slot='cards'] a { display: block; }
  & [data-slot='cards'] figcaption { display: none; }
  & [data-slot='cards'] strong { display: block; margin-block-start: 14px; font-size: 15px; }
  & [data-slot='cards'] a:hover strong { color: var(--plinth-brand-text); }
  & [data-slot='cards'] p { margin: 2px 0 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 20px; }
  & ol { display: grid; margin: 0; padding: 0; list-style: none; counter-reset: thing; border-block-start: 1px solid var(--plinth-border); }
  & ol > li { counter-increment: thing; border-block-end: 1px solid var(--plinth-border); }
  & ol a { display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 12px; align-items: baseline; padding: 14px 8px; }
  & ol a:hover { background: var(--plinth-surface-hover); }
  & ol a::before { content: counter(thing); color: var(--plinth-text-muted); font-variant-numeric: tabular-nums; }
  & ol span { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  @container introduction (inline-size < 760px) {
    & [data-slot='cards'] { grid-template-columns: minmax(0, 1fr); }
    & ol a { grid-template-columns: 20px minmax(0, 1fr); }
    & ol span { grid-column: 2; }
  }
  `),
);

const pageOf = (path: string) => `?path=${path}`;

/** The first page of the workbench: the console itself, where everything is, and what to try. */
export function Introduction() {
  const theme = useTheme().base === 'dark' ? 'dark' : 'light';
  return (
    <WorkbenchTheme>
      <Root>
        <header>
          <h1>Every piece of the console, in every state</h1>
          <p>
            Plinth is the white-label console in which providers, resellers and their customers
            manage cloud users, roles, subscriptions and orders. This is its workbench. Below is the
            console itself, with a small server behind it: go ahead and use it.
          </p>
        </header>
        <iframe
          data-slot="live"
          title="The console, live"
          src={`iframe.html?id=${LIVE}&viewMode=story&globals=theme:${theme};clock:runs`}
        />
        <section>
          <h2>What is where</h2>
          <ul data-slot="cards">
            {CARDS.map(({ title, text, path, story }) => (
              <li key={title}>
                <a href={pageOf(path)} target="_top">
                  <StoryFrame
                    storyId={story}
                    label={title}
                    theme={theme}
                    size={{ width: 1280, height: 800 }}
                  />
                  <strong>{title}</strong>
                  <p>{text}</p>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Five things to try</h2>
          <ol>
            {THINGS_TO_TRY.map(({ what, where, path }) => (
              <li key={what}>
                <a href={pageOf(path)} target="_top">
                  <span>{what}</span>
                  <span>{where}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      </Root>
    </WorkbenchTheme>
  );
}
