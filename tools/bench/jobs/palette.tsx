import { type ReactNode, useMemo, useState } from 'react';
import { CommandPalette } from '../../../src/components/palette/CommandPalette';
import { groupsFor } from '../../../src/domain/palette/found-groups';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { find, type Job, type Step, type } from '../job';
import { PlainPalette } from '../plain/PlainPalette';

const WHAT = ['Invoice', 'Report', 'Customer', 'Order', 'Subscription', 'Statement', 'Product'];
const WHOSE = [
  'Halvorsen',
  'Fjord',
  'Contoso',
  'Tailspin',
  'Adatum',
  'Litware',
  'Basler',
  'Glacier',
];

const entries = Array.from({ length: 5_000 }, (_, at) => ({
  id: `entry ${at}`,
  group: WHAT[at % WHAT.length] ?? '',
  kind: 'page' as const,
  title: `${WHAT[at % WHAT.length]} ${at + 1} of ${WHOSE[at % WHOSE.length]}`,
  href: `/entries/${at + 1}`,
}));

const TEXTS = ['f', 'fj', 'fjo', 'fjor'];
const nothing = () => {};
const countOf = (text: string) =>
  entries.filter(({ title }) => title.toLowerCase().includes(text)).length;

function Ours() {
  const [text, setText] = useState('');
  const groups = useMemo(() => groupsFor<ReactNode>(entries, text, []), [text]);
  return (
    <ThemeProvider>
      <CommandPalette
        isOpen
        onClose={nothing}
        text={text}
        onTextChange={setText}
        groups={groups}
        onBack={nothing}
        onChoose={nothing}
        onShowActions={nothing}
      />
    </ThemeProvider>
  );
}

const Plain = () => <PlainPalette entries={entries} />;

// What floats is not in the page's own element.
const field = () => find<HTMLInputElement>(document.body, 'input');

/** How many were found: of a list of options each says it. */
function countShown(): number {
  const option = document.querySelector('[role=option]');
  return Number(option?.getAttribute('aria-setsize') ?? field().dataset.count);
}

const typing: readonly Step[] = TEXTS.map((text) => ({
  act: () => type(field(), text),
  isDone: () => field().value === text && countShown() === countOf(text),
}));

/** A key in the palette that holds 5,000 entries, from the press to the picture. */
export const jobs: readonly Job[] = [
  {
    name: 'palette of 5,000: key to paint',
    page: SIDE === 'ours' ? Ours : Plain,
    steps: typing,
    coldSteps: 1,
    outcome: () => `${countShown()} found by ${field().value}`,
  },
];
