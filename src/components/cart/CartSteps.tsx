import {
  type CartProgress,
  type CartStep,
  isStepDone,
  isStepReady,
  stepsOf,
} from '../../domain/cart/cart-steps';
import { cartStepsMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import type { LinkProps } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Stepper } from '../ui/Stepper';

export interface CartStepsProps {
  /** The current step. */
  current: CartStep;
  /** Progress of the purchase, from `cartProgress` of the domain. */
  progress: CartProgress;
  /** Called before leaving the page; prevent its default to navigate later. @default none */
  onPress?: LinkProps['onPress'];
}

/** The four steps of a purchase: which are done, and why others are not open yet (commerce §1). */
export function CartSteps({ current, progress, onPress }: CartStepsProps) {
  const links = useLinks();
  const t = useMessages(cartStepsMessages);
  const reasons = {
    selectClient: undefined,
    cart: undefined,
    review: progress.hasTargets ? t('needsLines') : t('needsTargets'),
    purchase: t('needsValidation'),
  } satisfies Record<CartStep, string | undefined>;
  const steps = stepsOf(progress).map((step) => {
    const isReady = isStepReady(step, progress);
    return {
      id: step,
      label: t(step),
      href: isReady ? links[step] : undefined,
      isDone: isStepDone(step, progress),
      reason: isReady || step === current ? undefined : reasons[step],
    };
  });
  return <Stepper label={t('label')} steps={steps} current={current} onPress={onPress} />;
}
