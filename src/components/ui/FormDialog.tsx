import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../../domain/failure';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from './Button';
import { CancelButton } from './CancelButton';
import { ContentDialog } from './ContentDialog';
import type { DialogProps } from './DialogLayout';
import { FormFailure } from './FormFailure';

/** Props of {@link FormDialog}. */
export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'isOpen' | 'hasTyped'> {
  /** `data-slot` of the form. */
  'data-slot': string;
  /** Centered, or at the side of the page. @default 'modal' */
  kind?: 'modal' | 'drawer' | undefined;
  /** Width, if it is centered. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Label of the submit button. @default no submit button */
  submit?: ReactNode;
  /** Why it cannot be submitted now, as a sentence. @default it can be submitted */
  refusal?: string | undefined;
  /** Whether it is being submitted; blocks closing and submitting. */
  isPending: boolean;
  /** Why submitting failed; the input stays. @default none, or shown by the form itself */
  failure?: Failure | null | undefined;
  /** The error text if the server sends none. */
  failedText?: string | undefined;
  /** Called on submit. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the user closes it. */
  onClose: () => void;
  /** Content before the buttons. @default none */
  more?: ReactNode;
  /** Replaces Cancel. @default Cancel, which asks before discarding input */
  cancel?: ReactNode;
  /** Content outside the form, where Enter does not submit. @default none */
  beside?: ReactNode;
  /** Fields of the form. */
  children?: ReactNode;
}

const PARTS = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Body = styled('div')(layered(() => PARTS));

const Form = styled('form')(
  layered(
    () =>
      `${PARTS} &:empty { display: none; } & > p { margin: 0; color: var(--plinth-text-muted); }`,
  ),
);

/**
 * Frame of all forms in dialogs: fields, failure, Cancel and submit. Held keys and double clicks
 * submit once; closing asks before discarding input.
 *
 * @example
 * ```tsx
 * <FormDialog
 *   data-slot="invoice-note"
 *   isOpen={isOpen}
 *   title="Note"
 *   submit="Save"
 *   isPending={false}
 *   onSubmit={(event) => save(String(new FormData(event.currentTarget).get('note')))}
 *   onClose={() => setOpen(false)}
 * >
 *   <TextField name="note" label="Note" autoFocus />
 * </FormDialog>
 * ```
 */
export function FormDialog(props: FormDialogProps) {
  const { kind = 'modal', size = 'md', submit, refusal, isPending, onClose, ...rest } = props;
  const { onSubmit, failure, failedText, more, cancel, beside, children, ...dialog } = rest;
  const { 'data-slot': slot, ...layout } = dialog;
  const id = useId();
  const failed = <FormFailure failure={failure} fallback={failedText} />;
  return (
    <ContentDialog
      {...layout}
      kind={kind}
      size={kind === 'modal' ? size : undefined}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          {more}
          {cancel || <CancelButton isPending={isPending} onPress={onClose} />}
          {submit && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              isPending={isPending}
              isDisabled={!isPending && refusal !== undefined}
              disabledReason={refusal}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      <Body>
        <Form
          {...{ 'data-slot': slot }}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) onSubmit(event);
          }}
        >
          {children}
          {!beside && failed}
        </Form>
        {beside}
        {beside && failed}
      </Body>
    </ContentDialog>
  );
}
