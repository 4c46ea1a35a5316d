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
  /** The form's `data-slot`. */
  'data-slot': string;
  /** In the middle of the page, or at its side. @default 'modal' */
  kind?: 'modal' | 'drawer' | undefined;
  /** How wide it is in the middle. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** What its button says. @default nothing can be sent, and there is no button */
  submit?: ReactNode;
  /** Why it cannot be sent as it is, as a sentence. @default it can */
  refusal?: string | undefined;
  /** While it is sent: nothing closes the dialog, and nothing is sent again. */
  isPending: boolean;
  /** Why it could not be sent; what was typed stays. @default it could, or the form says it itself */
  failure?: Failure | null | undefined;
  /** What is said of a failure where the server has no sentence of its own. */
  failedText?: string | undefined;
  /** Called when it is sent. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when it is closed by the user. */
  onClose: () => void;
  /** More at the beginning of its buttons. @default nothing */
  more?: ReactNode;
  /** In place of Cancel. @default Cancel, which asks before what was typed is lost */
  cancel?: ReactNode;
  /** What belongs to it, but does not send it by Enter. @default nothing */
  beside?: ReactNode;
  /** Its fields. */
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
 * The frame of every form in a dialog: its fields, why it was refused, Cancel and the button that sends
 * it. Held keys and double clicks send it once; it asks before what was typed is lost.
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
