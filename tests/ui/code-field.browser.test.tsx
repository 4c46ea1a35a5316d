import { createRef, type Ref, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField, type CodeFieldProps } from '../../src/components/ui/CodeField';

type Props = Partial<CodeFieldProps> & { ref?: Ref<HTMLInputElement> };

function Held(props: Props) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Code"
      {...props}
      value={code}
      onChange={(next) => {
        props.onChange?.(next);
        setCode(next);
      }}
    />
  );
}

function Own(props: Props) {
  return <CodeField label="Code" {...props} />;
}

function paste(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

async function start(Widget: typeof Held | typeof Own, more: Partial<CodeFieldProps> = {}) {
  const onChange = vi.fn();
  const onPasteComplete = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const ref = createRef<HTMLInputElement>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Widget ref={ref} onChange={onChange} onPasteComplete={onPasteComplete} {...more} />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Code' }).element() as HTMLInputElement;
  field.focus();
  return {
    screen,
    field,
    onChange,
    onPasteComplete,
    onSubmit,
    ref,
    state: () => [field.value, field.selectionStart, field.selectionEnd],
    active: () =>
      [...document.querySelectorAll('[data-slot=code-field-box]')].flatMap((box, at) =>
        box.hasAttribute('data-active') ? [at] : [],
      ),
  };
}

describe.each([
  ['held by the caller', Held],
  ['holding it itself', Own],
] as const)('CodeField, %s', (_name, Widget) => {
  it.each(['123456', '123 456', '123-456', '123\u00a0456', '１２３４５６', '١٢٣٤٥٦'])(
    'takes %j when pasted, over whatever was there, and says that it is whole',
    async (text) => {
      const { field, onChange, onPasteComplete, onSubmit } = await start(Widget);
      await userEvent.keyboard('98');
      field.setSelectionRange(1, 1);
      onChange.mockClear();
      paste(field, text);
      expect(field.value).toBe('123456');
      expect(onChange.mock.calls).toEqual([['123456']]);
      expect(onPasteComplete.mock.calls).toEqual([['123456']]);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('is whole by a real paste too, also of the same code again', async () => {
    const { field, onPasteComplete } = await start(Widget);
    await userEvent.keyboard('123456');
    expect(onPasteComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}ac{/Control}');
    await userEvent.keyboard('{End}{Control>}v{/Control}');
    expect(field.value).toBe('123456');
    expect(onPasteComplete.mock.calls).toEqual([['123456']]);
  });

  it.each([
    ['1234567', '123456'],
    ['12345', '12345'],
    ['abcdef', ''],
    ['', ''],
    ['🎉', ''],
  ])('fills in what %j has and does not call it whole', async (text, code) => {
    const { field, onPasteComplete } = await start(Widget);
    paste(field, text);
    expect(field.value).toBe(code);
    expect(onPasteComplete).not.toHaveBeenCalled();
  });

  it('moves caret and selection by keys as any field does', async () => {
    const { field, state, active } = await start(Widget);
    await userEvent.keyboard('1234');
    expect(state()).toEqual(['1234', 4, 4]);
    expect(active()).toEqual([4]);
    await userEvent.keyboard('{Home}');
    expect(state()).toEqual(['1234', 0, 0]);
    await expect.poll(active).toEqual([0]);
    await userEvent.keyboard('{Delete}');
    expect(state()).toEqual(['234', 0, 0]);
    await userEvent.keyboard('{ArrowRight}1');
    expect(state()).toEqual(['2134', 2, 2]);
    await userEvent.keyboard('{Backspace}');
    expect(state()).toEqual(['234', 1, 1]);
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    expect(state()).toEqual(['234', 1, 3]);
    await expect.poll(active).toEqual([1, 2]);
    await userEvent.keyboard('9');
    expect(state()).toEqual(['29', 2, 2]);
    // As by the handles of a touch screen, without a key or a button.
    field.setSelectionRange(0, 1);
    await expect.poll(active).toEqual([0]);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(state()).toEqual(['', 0, 0]);
  });

  it('keeps the caret when what was typed is no digit, and tells of no change', async () => {
    const { state, onChange } = await start(Widget);
    await userEvent.keyboard('123{ArrowLeft}');
    onChange.mockClear();
    await userEvent.keyboard('x -');
    expect(state()).toEqual(['123', 2, 2]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('types over a wrong digit when it is full, and adds none at the end', async () => {
    const { state, active } = await start(Widget);
    await userEvent.keyboard('1234567');
    expect(state()).toEqual(['123456', 6, 6]);
    expect(active()).toEqual([5]);
    await userEvent.keyboard('{Home}{ArrowRight}9');
    expect(state()).toEqual(['193456', 2, 2]);
  });

  it('takes the whole at once when a browser fills it in, and sends nothing', async () => {
    const { field, onChange, onPasteComplete } = await start(Widget);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '123 456',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field.value).toBe('123456');
    expect(onChange.mock.calls).toEqual([['123456']]);
    expect(onPasteComplete).not.toHaveBeenCalled();
  });

  it('takes digits that come without keys, as from a touch keyboard', async () => {
    const { field, state } = await start(Widget);
    document.execCommand('insertText', false, '12');
    field.setSelectionRange(1, 1);
    document.execCommand('insertText', false, '٩');
    expect(state()).toEqual(['192', 2, 2]);
  });

  it('leaves an input method alone until it is done', async () => {
    const { field, onChange, state } = await start(Widget);
    const compose = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    };
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose('１');
    expect(field.value).toBe('１');
    compose('１２');
    expect(field.value).toBe('１２');
    expect(onChange).not.toHaveBeenCalled();
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１２' }));
    await expect.poll(state).toEqual(['12', 2, 2]);
    expect(onChange.mock.calls).toEqual([['12']]);
  });

  it('undoes what was typed', async () => {
    const { field } = await start(Widget);
    await userEvent.keyboard('12');
    paste(field, '123456');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field.value).toBe('12');
  });
});

describe('CodeField', () => {
  it('is one field with one name, for codes', async () => {
    const { screen, field, ref } = await start(Own, { errorText: 'no', description: 'help' });
    expect(screen.getByRole('textbox').all()).toHaveLength(1);
    expect(ref.current).toBe(field);
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('no help');
  });

  it('shows what its caller makes of it', async () => {
    const screen = await render(<CodeField label="Code" value="12" onChange={() => {}} />);
    const field = screen.getByRole('textbox').element() as HTMLInputElement;
    field.focus();
    await userEvent.keyboard('3');
    expect(field.value).toBe('12');
    paste(field, '123456');
    expect(field.value).toBe('12');
    await screen.rerender(<CodeField label="Code" value="" onChange={() => {}} />);
    expect(field.value).toBe('');
  });

  it('is reset with its form, and hears of the same code again', async () => {
    const { field, onChange } = await start(Own);
    paste(field, '123456');
    field.blur();
    field.form?.reset();
    expect(field.value).toBe('');
    field.focus();
    paste(field, '123456');
    expect(onChange.mock.calls).toEqual([['123456'], ['123456']]);
  });

  it.each(['ltr', 'rtl'])(
    'puts each digit in its box, from left to right, on a %s page',
    async (dir) => {
      const screen = await render(
        <div dir={dir} style={{ inlineSize: 288 }}>
          <CodeField label="Code" />
        </div>,
      );
      const boxes = [...document.querySelectorAll('[data-slot=code-field-box]')].map((box) =>
        box.getBoundingClientRect(),
      );
      const lefts = boxes.map((box) => box.left);
      expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
      const frame = screen.getByText('Code').element().parentElement?.getBoundingClientRect();
      expect(boxes[5]?.right).toBeLessThanOrEqual((frame?.right ?? 0) + 0.5);
      // A press in the middle of a box after the text goes to the end; in a box of it, to its digit.
      const field = screen.getByRole('textbox').element() as HTMLInputElement;
      await screen.getByRole('textbox').fill('123456');
      for (const [at, box] of boxes.entries()) {
        const frameOfField = field.getBoundingClientRect();
        await userEvent.click(field, {
          position: { x: box.left + 4 - frameOfField.left, y: 24 },
        });
        expect(field.selectionStart).toBe(at);
      }
    },
  );

  it('cannot be changed when disabled or only to be read', async () => {
    const { field, onPasteComplete } = await start(Own, { readOnly: true, defaultValue: '12' });
    paste(field, '123456');
    expect(field.value).toBe('12');
    expect(onPasteComplete).not.toHaveBeenCalled();
    const screen = await render(<CodeField label="Off" isDisabled />);
    await expect.element(screen.getByRole('textbox', { name: 'Off' })).toBeDisabled();
  });
});
