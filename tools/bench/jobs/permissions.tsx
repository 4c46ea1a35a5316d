import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PermissionEditor } from '../../../src/components/roles/PermissionEditor';
import { filterPermissions, permissionNames } from '../../../src/domain/roles/permission-filter';
import type { PermissionCategory } from '../../../src/domain/roles/role';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { find, type Job, type Side, type Step, type } from '../job';
import { makePermissions } from '../permissions';
import { PlainPermissions } from '../plain/PlainPermissions';

const FEW = makePermissions(500);
const MANY = makePermissions(10_000);
const WORD = 'export';

/** Our editor with all categories open, as the plain one always is. */
function ours(categories: readonly PermissionCategory[]): ComponentType {
  const catalogue = { status: 'ready', data: categories, isStale: false } as const;
  return function Ours() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <PermissionEditor
        catalogue={catalogue}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        defaultExpanded
      />
    );
  };
}

const Few = ours(FEW);
const Many = ours(MANY);
const Plain = () => <PlainPermissions categories={FEW} />;
/** On the side of plain HTML there is no theme around it. */
const FewThemed = () => (
  <ThemeProvider>
    <Few />
  </ThemeProvider>
);

/** The page with a word in its filter. */
function filtered(Page: ComponentType): ComponentType {
  return function Filtered() {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (frame.current) type(find(frame.current, '[type=search]'), WORD);
    }, []);
    return (
      <div ref={frame}>
        <Page />
      </div>
    );
  };
}

/** The line of counts; the field has a status of its own. */
function status(root: HTMLElement): string {
  const all = [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  return all.find((text) => text?.includes('selected')) ?? '';
}

/** Big numbers are grouped. */
const foundCount = (root: HTMLElement) =>
  Number((status(root).split(' permissions found')[0] ?? '').replaceAll(/\D/g, ''));
const box = (root: HTMLElement) => find<HTMLInputElement>(root, '[type=checkbox]');

function search(text: string): Step {
  const counts = [FEW, MANY].map((all) => permissionNames(filterPermissions(all, text)).size);
  return {
    act: (root) => type(find(root, '[type=search]'), text),
    isDone: (root) =>
      text === '' ? !status(root).includes('found') : counts.includes(foundCount(root)),
  };
}

function pressAll(isSelected: boolean): Step {
  return {
    act: (root) => box(root).click(),
    isDone: (root) => status(root).startsWith('0 of') !== isSelected,
  };
}

interface Work {
  readonly name: string;
  readonly goal: number;
  readonly steps?: readonly Step[];
  readonly isFiltered?: boolean;
}

const WORKS: readonly Work[] = [
  { name: 'mount', goal: 0.7 },
  { name: 'typing', goal: 1.2, steps: ['e', 'ex', 'exp', 'expo'].map(search) },
  { name: 'clear', goal: 0.6, steps: [search('')], isFiltered: true },
  { name: 'select all', goal: 0.6, steps: [true, false, true, false].map(pressAll) },
];

function job(
  name: string,
  goal: number,
  { steps, isFiltered }: Work,
  pages: Record<Side, ComponentType>,
  outcome: Job['outcome'],
): Job {
  return {
    kind: 'time',
    name,
    goal,
    ...(steps && { steps }),
    pages: isFiltered ? { ours: filtered(pages.ours), plain: filtered(pages.plain) } : pages,
    outcome,
  };
}

/** The permission editor against plain HTML, and ten thousand permissions against five hundred. */
export const permissionJobs: readonly Job[] = [
  ...WORKS.map((work) =>
    job(
      `permission editor of 500: ${work.name}`,
      work.goal,
      work,
      { ours: Few, plain: Plain },
      (root) => `${status(root)}, ${box(root).checked ? 'all' : 'not all'}`,
    ),
  ),
  ...WORKS.map((work) =>
    job(
      `permission editor of 10,000 over its own 500: ${work.name}`,
      1.5,
      work,
      { ours: Many, plain: FewThemed },
      (root) => (box(root).checked ? 'all' : 'not all'),
    ),
  ),
];
