import preview from '../../.storybook/preview';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { ErrorState } from '../../src/components/ui/ErrorState';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';

/**
 * Plain, short, sentence case. It says what happened and what to do next, blames nobody and never
 * shouts. The sentences of the specification stand to the letter; everything else sounds like this.
 */
const meta = preview.meta({ title: 'Foundations/Voice' });

const Pairs = styled('div')(
  layered(`
  display: grid;
  gap: 28px;
  max-inline-size: 860px;
  & section { display: grid; gap: 10px; }
  & h2 { margin: 0; font-size: 16px; line-height: 24px; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & section > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: 12px;
  }
  & figure {
    margin: 0;
    padding: 14px 16px;
    border: 1px solid var(--plinth-border);
    border-inline-start: 3px solid var(--plinth-success-text);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface);
  }
  & figure[data-not] { border-inline-start-color: var(--plinth-danger-text); }
  & figcaption {
    margin-block-end: 4px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--plinth-success-text);
  }
  & [data-not] figcaption { color: var(--plinth-danger-text); }
  `),
);

const PAIRS = [
  {
    title: 'Say what happened, then what to do',
    why: 'Somebody reads this in a hurry, with something undone behind it.',
    yes: 'Unable to connect to our servers. Please try again later, or contact support for help.',
    no: 'Error 503: an unexpected exception has occurred!',
  },
  {
    title: 'Name what will happen, and to whom',
    why: 'A dangerous action is understood before it is pressed, not after.',
    yes: 'The user(s) will become a Guest with limited access.',
    no: 'Are you sure?',
  },
  {
    title: 'A reason where something cannot be done',
    why: 'A grey button without one is a riddle.',
    yes: 'You do not have permission to invite new users',
    no: 'Not allowed',
  },
  {
    title: 'No blame',
    why: 'The field is wrong, never the person.',
    yes: 'Wrong email format',
    no: 'You entered an invalid e-mail address',
  },
  {
    title: 'A button says what it does',
    why: 'It is read alone, out of its dialog, by who only hears it.',
    yes: 'Add Selected Users',
    no: 'OK',
  },
  {
    title: 'Sentence case, no exclamation marks of our own',
    why: 'Calm is a feature. What the specification shouts, it shouts; nothing else does.',
    yes: 'All is good! No new notifications. (the specification’s)',
    no: 'Great Job! Role Saved Successfully!!',
  },
] as const;

/** How the product speaks, with what it does not say beside it. */
export const SayAndDoNotSay = meta.story({
  render: () => (
    <Pairs>
      {PAIRS.map(({ title, why, yes, no }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{why}</p>
          <div>
            <figure>
              <figcaption>Say</figcaption>
              <div>{yes}</div>
            </figure>
            <figure data-not="">
              <figcaption>Rather not</figcaption>
              <div>{no}</div>
            </figure>
          </div>
        </section>
      ))}
    </Pairs>
  ),
});

const nothing = () => {};

/** Three moments, and how they sound: nothing there, nothing found, nothing came. */
export const Moments = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <EmptyState
        headingLevel={2}
        title="No users yet"
        text="Invite somebody, and they are listed here as soon as they are asked."
        actions={<Button variant="primary">Invite</Button>}
      />
      <EmptyState
        headingLevel={2}
        title="There are no matching records"
        actions={<Button>Clear search</Button>}
      />
      <ErrorState
        headingLevel={2}
        title="The users could not be loaded"
        text="Check your connection, then try again."
        onRetry={nothing}
      />
      <Banner announce="off" tone="success" title="Your details saved successfully" />
    </div>
  ),
});

const Numbers = styled('table')(
  layered(`
  inline-size: min(720px, 100%);
  border-collapse: collapse;
  & :is(th, td) {
    padding: 10px 16px 10px 0;
    border-block-end: 1px solid var(--plinth-border);
    text-align: start;
    vertical-align: top;
  }
  & :is(thead, tbody) th { color: var(--plinth-text-muted); font-weight: 500; }
  & td { font-variant-numeric: tabular-nums; }
  `),
);

const SAMPLES = [
  ['Now', 'just now', 'Under a minute, as in the list of users'],
  ['Then', '14 minutes ago', 'In lists; the exact time is shown on hover'],
  ['Never', 'Never', 'A last login that has not been'],
  ['Many', '1 - 10 of 60', 'The range of a page'],
  ['More', 'and 6 more...', 'Permissions of a role, after five'],
  ['Truth', 'True, False', 'Whether somebody is active'],
] as const;

/** Times and numbers are the reader's own: `Intl` writes them in the language that is set. */
export const TimesAndNumbers = meta.story({
  render: () => (
    <Numbers>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Reads</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLES.map(([what, reads, where]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{reads}</td>
            <td>{where}</td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  ),
});
