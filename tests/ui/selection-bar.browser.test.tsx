import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectionBar } from '../../src/components/ui/list/SelectionBar';

/** Reads all three at once; one of them cannot be selected. */
function Bar() {
  const [isAll, setAll] = useState(false);
  const matches = {
    total: 3,
    rows: isAll ? ['a', 'b', 'c'] : null,
    isPending: false,
    failure: null,
    onSelect: () => setAll(true),
  };
  return (
    <SelectionBar
      rows={isAll ? ['a', 'b'] : ['a']}
      actions={[{ id: 'delete', label: 'Delete', onAction: () => {} }]}
      matches={matches}
      leftOut={isAll ? ['System users cannot be deleted'] : []}
      onClear={() => {}}
    />
  );
}

it('keeps the focus when all are selected, and says why some are not', async () => {
  const screen = await render(<Bar />);
  await screen.getByRole('button', { name: 'Select all 3' }).click();
  const bar = screen.getByRole('region', { name: 'Selected records' });
  await expect.element(bar).toHaveFocus();
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('1 cannot be selected: System users cannot be deleted');
  await userEvent.keyboard('{Tab}');
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toHaveFocus();
});
