import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';

interface PlainFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  help?: string;
  end?: ReactNode;
}

/** A labelled field as a page of its own would write it. */
export function PlainField({ label, help, end, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input id={id} aria-describedby={help && `${id}-help`} {...input} />
        {end}
      </div>
      {help && (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
