import { type ComponentType, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SavedTextField } from '../../src/components/cart/SavedTextField';
import { AmountField } from '../../src/components/ui/AmountField';
import { DateField } from '../../src/components/ui/DateField';
import { PageInput } from '../../src/components/ui/pager/PageInput';
import { QuantityField } from '../../src/components/ui/QuantityField';
import { SearchField } from '../../src/components/ui/SearchField';
import { ProfileDetailsForm } from '../../src/components/users/ProfileDetailsForm';
import { MessagesProvider } from '../../src/messages/messages';
import { composeIn } from './typing';

interface Props {
  onValue: (value: unknown) => void;
}

function Quantity({ onValue }: Props) {
  const [value, setValue] = useState<number | null>(25);
  return (
    <QuantityField
      label="Field"
      limits={{ min: 1, max: null, step: 1 }}
      value={value}
      onChange={(next) => {
        onValue(next);
        setValue(next);
      }}
    />
  );
}

function OwnQuantity({ onValue }: Props) {
  const limits = { min: 1, max: null, step: 1 };
  return <QuantityField label="Field" {...{ limits }} defaultValue={25} onChange={onValue} />;
}

function Amount({ onValue }: Props) {
  const [value, setValue] = useState('1,250.00');
  return (
    <AmountField
      label="Field"
      currency="EUR"
      showsProblem={false}
      value={value}
      onChange={(next) => {
        onValue(next);
        setValue(next);
      }}
    />
  );
}

function Day({ onValue }: Props) {
  const [value, setValue] = useState<string | null>('2026-03-17');
  return (
    <DateField
      label="Field"
      value={value}
      onChange={(next) => {
        onValue(next);
        setValue(next);
      }}
    />
  );
}

function OwnNumber({ onValue }: Props) {
  return <SavedTextField label="Field" saved="PO-1" onSave={onValue} />;
}

function PageNumber({ onValue }: Props) {
  return <PageInput page={3} lastPage={9} text="Page # of 9" place="#" onCommit={onValue} />;
}

function Search({ onValue }: Props) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Field"
      value={value}
      onChange={(next) => {
        onValue(next);
        setValue(next);
      }}
    />
  );
}

function OwnSearch({ onValue }: Props) {
  return <SearchField label="Field" onChange={onValue} />;
}

async function open(Widget: ComponentType<Props>) {
  const onValue = vi.fn();
  const outer = vi.fn();
  const screen = await render(
    <MessagesProvider locale="en">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog */}
      <div onKeyDown={({ key }) => key === 'Escape' && outer()}>
        <Widget onValue={onValue} />
        <button type="button">Elsewhere</button>
      </div>
    </MessagesProvider>,
  );
  const field = screen.container.querySelector('input') as HTMLInputElement;
  /** Types in the place of what is there. */
  async function type(text: string): Promise<void> {
    field.focus();
    field.select();
    await userEvent.keyboard(text);
  }
  const leave = () => screen.getByRole('button', { name: 'Elsewhere' }).click();
  return { screen, field, type, leave, onValue, outer };
}

describe('a text that an input method composes (contract §4.34)', () => {
  it.each([
    ['a quantity', Quantity, '１２', 12],
    ['a quantity of its own', OwnQuantity, '１２', 12],
    ['a search', Search, 'ひょう', 'ひょう'],
    ['a search of its own', OwnSearch, 'ひょう', 'ひょう'],
  ])('is nobody else’s until it is complete: %s', async (_what, Widget, text, value) => {
    const { field, onValue } = await open(Widget);
    field.focus();
    const done = composeIn(field, text);
    await Promise.resolve();
    expect(field.value).toBe(text);
    expect(onValue).not.toHaveBeenCalled();
    done();
    await expect.poll(() => onValue.mock.calls).toEqual([[value]]);
    expect(field.value).toBe(text);
  });
});

describe('Escape', () => {
  it.each([
    ['a quantity', Quantity, '12', '25', 25],
    ['a quantity of its own', OwnQuantity, '12', '25', 25],
    ['a quantity that cannot be bought', Quantity, '1.5', '25', 25],
    ['half a day', Day, '12/', '03/17/2026', undefined],
    ['a text that is saved', OwnNumber, 'PO-77', 'PO-1', undefined],
    ['a page', PageNumber, '7', '3', undefined],
  ])('gives up %s, and closes nothing', async (_what, Widget, typed, before, last) => {
    const { field, type, leave, onValue, outer } = await open(Widget);
    await type(typed);
    expect(field.value).toBe(typed);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => field.value).toBe(before);
    expect(outer).not.toHaveBeenCalled();
    expect(onValue.mock.lastCall?.[0]).toBe(last);
    // With nothing to give up it is for what is around the field.
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
    const calls = onValue.mock.calls.length;
    await leave();
    expect(onValue.mock.calls).toHaveLength(calls);
    expect(field.value).toBe(before);
  });

  it('closes what is around a quantity that was left', async () => {
    const { field, type, leave, outer } = await open(Quantity);
    await type('12');
    await leave();
    field.focus();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
    expect(field.value).toBe('12');
  });
});

describe('digits of another script', () => {
  it.each([
    ['a quantity', Quantity, '١٢', '12'],
    ['a quantity of its own', OwnQuantity, '१२', '12'],
    ['an amount', Amount, '１２５０٫٥', '1,250.50'],
    ['a day', Day, '٢٠٢٦-١٢-٢٤', '12/24/2026'],
    ['a page', PageNumber, '７', '3'],
  ])(
    'are written as the page writes them once the field is left: %s',
    async (_what, Widget, typed, shown) => {
      const { field, type, leave } = await open(Widget);
      await type(typed);
      expect(field.value).toBe(typed);
      await leave();
      await expect.poll(() => field.value).toBe(shown);
    },
  );

  it('are those of the page in a phone number that was saved', async () => {
    const details = { firstname: 'Ada', lastname: 'Love', displayName: 'Ada Love' };
    const form = (phoneNumber: string) => (
      <ProfileDetailsForm
        values={{ ...details, phoneNumber }}
        isOwn
        isPending={false}
        refusal={undefined}
        failure={null}
        onSubmit={() => {}}
        onUnsavedChange={() => {}}
      />
    );
    const screen = await render(form('4712345678'));
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    await phone.fill('٤٧١٢٣٤٥٦٧٩');
    await screen.rerender(form('4712345679'));
    await expect.element(phone).toHaveValue('4712345679');
  });
});
