import { createRef, type Ref, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField, type SearchFieldProps } from '../../src/components/ui/SearchField';

type Props = Partial<SearchFieldProps> & { ref?: Ref<HTMLInputElement> };

function Held(props: Props) {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search"
      {...props}
      value={text}
      onChange={(next) => {
        props.onChange?.(next);
        setText(next);
      }}
    />
  );
}

function Own(props: Props) {
  return <SearchField label="Search" {...props} />;
}

describe.each([
  ['held by the caller', Held],
  ['holding it itself', Own],
] as const)('SearchField, %s', (_name, Widget) => {
  it('clears by Escape, which goes no further, and passes on an Escape with nothing to clear', async () => {
    const onChange = vi.fn();
    const outer = vi.fn();
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={(event) => outer(event.key)}>
        <Widget onChange={onChange} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('a');
    outer.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['a'], ['']]);
    expect(outer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledWith('Escape');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows its button only over a text, clears by it and keeps the focus', async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    const screen = await render(<Widget ref={ref} onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Clear search' });
    await expect.element(button).not.toBeInTheDocument();
    await screen.getByRole('searchbox').fill('ada');
    await button.click();
    expect(ref.current?.value).toBe('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
    await userEvent.keyboard('b');
    expect(onChange.mock.calls).toEqual([['ada'], [''], ['b']]);
  });
});

describe('SearchField', () => {
  it('offers nothing to clear where nothing may change', async () => {
    const screen = await render(
      <>
        <SearchField label="off" isDisabled defaultValue="a" />
        <SearchField label="fixed" readOnly defaultValue="a" />
      </>,
    );
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    (screen.getByLabelText('fixed').element() as HTMLInputElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByLabelText('fixed')).toHaveValue('a');
  });

  it('is reset with its form', async () => {
    const form = createRef<HTMLFormElement>();
    const screen = await render(
      <form ref={form}>
        <SearchField label="Search" name="q" />
      </form>,
    );
    await screen.getByRole('searchbox').fill('ada');
    form.current?.reset();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('lets the caller say why too little is typed, in a region that was there before', async () => {
    const screen = await render(<SearchField label="Search" />);
    const status = screen.getByRole('status').element();
    await screen.rerender(<SearchField label="Search" hint="Minimum 4 characters required" />);
    expect(screen.getByRole('status').element()).toBe(status);
    expect(status.textContent).toBe('Minimum 4 characters required');
  });
});
