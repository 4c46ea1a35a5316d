import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { VisuallyHidden } from './VisuallyHidden';

const Group = styled('fieldset')(
  layered(`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-weight: 550; }
  & > legend:not(:has(> span)) { margin-block-end: 6px; }
  & > div {
    display: flex;
    padding: 3px;
    gap: 2px;
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface-pressed);
  }
  & label { position: relative; flex: 1 1 auto; min-inline-size: 0; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & span {
    display: block;
    padding: 5px 6px;
    border: 1px solid transparent;
    border-radius: var(--plinth-radius-sm);
    color: var(--plinth-text-muted);
    font-size: 13px;
    line-height: 18px;
    text-align: center;
  }
  & input:checked + span {
    border-color: var(--plinth-border);
    background: var(--plinth-surface-raised);
    box-shadow: var(--plinth-shadow-control);
    color: var(--plinth-text);
    font-weight: 550;
  }
  & input:focus-visible + span {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    & span { padding-block: 12px; }
  }
  @media (forced-colors: active) {
    & input:checked + span { border-color: Highlight; color: Highlight; }
  }
  `),
);

/** One of a few, all of them in sight. */
export function Segmented<Value extends string>({
  label,
  isLabelHidden = false,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Whether only screen readers read the label. @default false */
  isLabelHidden?: boolean;
  name: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value | null;
  onChange: (value: Value) => void;
}) {
  return (
    <Group>
      <legend>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}
