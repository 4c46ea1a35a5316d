import { TextField } from '../../src/components/ui/TextField';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { colorProblem, toHex } from './studio-brand';

const Well = styled('input')(
  layered(`
  -webkit-appearance: none;
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper { padding: 0; }
  &::-webkit-color-swatch {
    border: 1px solid var(--plinth-border-strong);
    border-radius: var(--plinth-radius-sm);
  }
  &:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 2px;
    border-radius: var(--plinth-radius-sm);
  }
  `),
);

/** A colour to be pasted, or chosen from the browser's palette. */
export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      errorText={colorProblem(value)}
      spellCheck={false}
      autoComplete="off"
      endSlot={
        <Well
          type="color"
          aria-label={`${label}, from a palette`}
          value={toHex(value) || '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
