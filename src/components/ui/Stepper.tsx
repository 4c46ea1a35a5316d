import { forwardRef, useId } from 'react';
import { uiStepsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FOCUS_RING, VISUALLY_HIDDEN } from './control-css';
import { CheckIcon } from './icons';
import { Link, type LinkProps } from './Link';

/** One step of a {@link Stepper}. */
export interface StepperStep {
  /** Unique id of the step. */
  readonly id: string;
  /** Label of the step: 'Choose a customer'. */
  readonly label: string;
  /** Address of the step; undefined if it cannot be opened. @default none */
  readonly href?: string | undefined;
  /** Whether it is done, shown by a tick and announced. @default false */
  readonly isDone?: boolean | undefined;
  /** Why it cannot be opened, shown below its label. @default none */
  readonly reason?: string | undefined;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Accessible name of the steps: 'Order'. */
  label: string;
  /** The steps, in order. */
  steps: readonly StepperStep[];
  /** Id of the current step. */
  current: string;
  /** Called before a step opens; prevent its default to navigate later. @default none */
  onPress?: LinkProps['onPress'];
  /** A class on the root. */
  className?: string | undefined;
}

const Root = styled('nav')(
  layered(
    () => `
  container-type: inline-size;
  min-inline-size: 0;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > ol {
    display: flex;
    gap: var(--plinth-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li { flex: 1; display: flex; gap: var(--plinth-space-2); min-inline-size: 0; padding-block-start: 10px; border-block-start: 2px solid var(--plinth-border); }
  & li[data-done] { border-color: var(--plinth-brand-border); }
  & li[aria-current] { border-color: var(--plinth-brand-edge); color: var(--plinth-text); font-weight: 550; }
  & li > span { display: grid; min-inline-size: 0; }
  & [data-slot='step-mark'] {
    box-sizing: border-box;
    flex: none;
    place-content: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid var(--plinth-border-control);
    border-radius: 50%;
    font-size: var(--plinth-font-size-xs);
    font-variant-numeric: tabular-nums;
    line-height: 18px;
    text-align: center;
  }
  & [data-slot='step-mark'] > svg { inline-size: 12px; block-size: 12px; }
  & li[data-done] > [data-slot='step-mark'] { border-color: var(--plinth-brand-border); background: var(--plinth-brand-soft); color: var(--plinth-brand-text); }
  & li[aria-current] > [data-slot='step-mark'] { border-color: var(--plinth-brand-edge); background: var(--plinth-brand); color: var(--plinth-on-brand); }
  & [data-slot='step-reason'] { font-size: var(--plinth-font-size-sm); font-weight: 400; line-height: 18px; }
  & [data-slot='step-state'] { ${VISUALLY_HIDDEN} }
  /* The press target does not affect layout. */
  & li a { margin-block: -2px; }
  & a:focus-visible { ${FOCUS_RING} }
  & > p { display: none; margin: 0 0 var(--plinth-space-2); color: var(--plinth-text); }
  & > p > b { font-weight: 550; }
  @container (width < 560px) {
    & > p { display: block; }
    & > ol { gap: var(--plinth-space-1); }
    & li { padding-block-start: 0; }
    & li > * { ${VISUALLY_HIDDEN} }
  }
  @media (forced-colors: active) {
    & li[aria-current] { border-color: Highlight; }
    & li[data-done] { border-color: CanvasText; }
  }
  `,
  ),
);

/**
 * The steps of a process: the current one, the completed ones, and links to those that are open. In
 * a narrow container only the current step is named.
 */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { label, steps, current, onPress, className },
  ref,
) {
  const t = useMessages(uiStepsMessages);
  const id = useId();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <Root ref={ref} data-slot="stepper" aria-label={label} className={className}>
      {at >= 0 && (
        <p aria-hidden>
          <span>{t('stepOf', { step: at + 1, steps: steps.length })}</span>{' '}
          <b>{steps[at]?.label}</b>
        </p>
      )}
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.id === current ? 'step' : undefined}
            data-done={step.isDone && step.id !== current ? '' : undefined}
          >
            <Part as="span" data-slot="step-mark" aria-hidden>
              {step.isDone && step.id !== current ? <CheckIcon /> : index + 1}
            </Part>
            <span>
              {step.href !== undefined && step.id !== current ? (
                <Link href={step.href} data-variant="quiet" onPress={onPress}>
                  {step.label}
                </Link>
              ) : (
                <span aria-describedby={step.reason && `${id}-${index}`}>{step.label}</span>
              )}
              {step.isDone && (
                <Part as="span" data-slot="step-state">
                  {t('stepDone')}
                </Part>
              )}
              {step.reason && (
                <Part as="span" data-slot="step-reason" id={`${id}-${index}`}>
                  {step.reason}
                </Part>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Root>
  );
});
