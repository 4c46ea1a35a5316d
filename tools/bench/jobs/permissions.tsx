import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PermissionEditor } from '../../../src/components/roles/PermissionEditor';
import { filterPermissions, permissionNames } from '../../../src/domain/roles/permission-filter';
import type { PermissionCategory } from '../../../src/domain/roles/role';
import { ThemeProvider } from '../../../src/theme/ThemeProvider';
import { find, type Job, type Step, type } from '../job';
import { makePermissions } from '../permissions';
import { PlainPermissions } from '../plain/PlainPermissions';

const FEW = makePermissions(500);
const MANY = makePermissions(10_000);
const WORD = 'export';

/**
 * Our editor with all categories open, as the plain one always is. It is no entry of the package, so
 * it comes from the sources, squeezed as the package is.
 */
function ours(categories: readonly PermissionCategory[]): ComponentType {
  const catalogue = { status: 'ready', data: categories, isStale: false } as const;
  function Editor() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <PermissionEditor
        catalogue={catalogue}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        defaultExpanded
      />
    );
  }
  return () => (
    <ThemeProvider>
      <Editor />
    </ThemeProvider>
  );
}

const Few = ours(FEW);
const Many = ours(MANY);
const Plain = () => <PlainPermissions categories={FEW} />;

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

/** The box of one permission: that at a place of the list. */
function pressOne(at: number, isSelected: boolean): Step {
  return {
    act: (root) => {
      const rows = root.querySelectorAll<HTMLElement>('[role=treeitem][aria-level="2"], .leaf');
      (rows[at]?.querySelector<HTMLElement>('[data-box], input') ?? rows[at])?.click();
    },
    isDone: (root) => status(root).startsWith(isSelected ? '1 of' : '0 of'),
  };
}

interface Work {
  readonly name: string;
  readonly steps?: readonly Step[];
  readonly isFiltered?: boolean;
  readonly isCold?: boolean;
}

const WORKS: readonly Work[] = [
  { name: 'mount', isCold: true },
  {
    name: 'one box',
    isCold: true,
    steps: [2, 2, 4, 4].map((at, turn) => pressOne(at, turn % 2 === 0)),
  },
  { name: 'typing', steps: ['e', 'ex', 'exp', 'expo'].map(search) },
  { name: 'clear', steps: [search('')], isFiltered: true },
  { name: 'select all', steps: [true, false, true, false].map(pressAll) },
];

function job(
  work: Work,
  name: string,
  page: ComponentType,
  more: Pick<Job, 'outcome' | 'floors' | 'temperatures'>,
): Job {
  return {
    ...more,
    name: `${name}: ${work.name}`,
    ...(work.steps && { steps: work.steps, coldSteps: 1 }),
    page: work.isFiltered ? filtered(page) : page,
  };
}

const NAME = 'permission editor of 500';

/** The permission editor against plain HTML, and ten thousand permissions against five hundred. */
export const jobs: readonly Job[] = [
  ...WORKS.map((work) =>
    job(work, NAME, SIDE === 'ours' ? Few : Plain, {
      temperatures: work.isCold ? ['cold', 'warm'] : ['warm'],
      outcome: (root) => `${status(root)}, ${box(root).checked ? 'all' : 'not all'}`,
    }),
  ),
  ...WORKS.filter(({ name }) => name !== 'one box').map((work) =>
    job(work, 'permission editor of 10,000 over its own 500', SIDE === 'ours' ? Many : Few, {
      temperatures: ['warm'],
      floors: ['same'],
      outcome: (root) => (box(root).checked ? 'all' : 'not all'),
    }),
  ),
];
