import { type ReactNode, type Ref, type RefCallback, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '../../src/components/ui/Avatar';
import { AvatarGroup } from '../../src/components/ui/AvatarGroup';
import { Badge } from '../../src/components/ui/Badge';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Card } from '../../src/components/ui/Card';
import { CopyButton } from '../../src/components/ui/CopyButton';
import { EmptyState } from '../../src/components/ui/EmptyState';
import { ErrorState } from '../../src/components/ui/ErrorState';
import { FormError } from '../../src/components/ui/FormError';
import { FormFailure } from '../../src/components/ui/FormFailure';
import { Link } from '../../src/components/ui/Link';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { PageHeader } from '../../src/components/ui/PageHeader';
import { Pager } from '../../src/components/ui/Pager';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { ProgressBar } from '../../src/components/ui/ProgressBar';
import { QrCode } from '../../src/components/ui/QrCode';
import { Skeleton } from '../../src/components/ui/Skeleton';
import { Spinner } from '../../src/components/ui/Spinner';
import { Table } from '../../src/components/ui/Table';
import { ToastRegion } from '../../src/components/ui/ToastRegion';
import { Tooltip } from '../../src/components/ui/Tooltip';
import { VisuallyHidden } from '../../src/components/ui/VisuallyHidden';

// biome-ignore lint/suspicious/noExplicitAny: each widget has an element of its own
type AnyRef = Ref<any>;
const nothing = () => {};

/** What each widget hands out; the rest have it in tests of their own. */
const WIDGETS: readonly (readonly [slot: string, make: (ref: AnyRef) => ReactNode])[] = [
  ['avatar', (ref) => <Avatar ref={ref} name="Ada" />],
  ['avatar-group', (ref) => <AvatarGroup ref={ref} label="People" people={[{ name: 'Ada' }]} />],
  ['badge', (ref) => <Badge ref={ref}>New</Badge>],
  ['banner', (ref) => <Banner ref={ref} title="Saved" />],
  ['copy-button', (ref) => <CopyButton ref={ref} isCopied={false} onCopy={nothing} />],
  ['card', (ref) => <Card ref={ref}>Text</Card>],
  ['empty-state', (ref) => <EmptyState ref={ref} title="Nothing" />],
  ['error-state', (ref) => <ErrorState ref={ref} title="Failed" />],
  ['form-error', (ref) => <FormError ref={ref}>Wrong</FormError>],
  ['form-error', (ref) => <FormFailure ref={ref} failure={{ kind: 'server' }} fallback="Wrong" />],
  ['link', (ref) => <Link ref={ref} href="/" />],
  ['page-header', (ref) => <PageHeader ref={ref} title="Roles" />],
  ['pager', (ref) => <Pager ref={ref} totalRecords={3} />],
  ['qr-code', (ref) => <QrCode ref={ref} text="text" label="Code" />],
  ['skeleton', (ref) => <Skeleton ref={ref} />],
  ['spinner', (ref) => <Spinner ref={ref} />],
  ['toast-layer', (ref) => <ToastRegion ref={ref} toasts={[]} onDismiss={nothing} />],
];

/** A widget's element, by its ref. */
async function elementOf(make: (ref: AnyRef) => ReactNode): Promise<Element | null> {
  let element: Element | null = null;
  const ref: RefCallback<Element> = (given) => {
    element = given;
  };
  const screen = await render(<StrictMode>{make(ref)}</StrictMode>);
  const found = element;
  await screen.unmount();
  expect(element).toBeNull();
  return found;
}

describe('a ref is', () => {
  it.each(WIDGETS)('the element of %s, and nothing after it is gone', async (slot, make) => {
    expect((await elementOf(make))?.getAttribute('data-slot')).toBe(slot);
  });

  it.each<readonly [tag: string, make: (ref: AnyRef) => ReactNode]>([
    ['INPUT', (ref) => <PasswordField ref={ref} label="Password" autoComplete="off" />],
    ['PROGRESS', (ref) => <ProgressBar ref={ref} label="Adding" />],
    ['SPAN', (ref) => <VisuallyHidden ref={ref}>Text</VisuallyHidden>],
    [
      'TABLE',
      (ref) => <Table ref={ref} aria-label="None" columns={[]} rows={[]} getRowKey={String} />,
    ],
  ])('the %s that a form or a script wants', async (tag, make) => {
    expect((await elementOf(make))?.tagName).toBe(tag);
  });

  it('what floats, while it does', async () => {
    let item: Element | null = null;
    let words: Element | null = null;
    const setItem: RefCallback<Element> = (given) => {
      item = given;
    };
    const setWords: RefCallback<Element> = (given) => {
      words = given;
    };
    const screen = await render(
      <>
        <Tooltip ref={setWords} text="Changes it" defaultOpen>
          <Button>Edit</Button>
        </Tooltip>
        <MenuTrigger trigger={<Button>Actions</Button>}>
          <Menu>
            <MenuItem ref={setItem}>View</MenuItem>
          </Menu>
        </MenuTrigger>
      </>,
    );
    await expect.poll(() => words?.textContent).toBe('Changes it');
    await screen.getByRole('button', { name: 'Actions' }).click();
    await expect.poll(() => item?.textContent).toBe('View');
  });
});
