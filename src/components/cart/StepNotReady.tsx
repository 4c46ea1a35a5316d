import type { CartStep } from '../../domain/cart/cart-steps';
import {
  purchaseNotReadyMessages,
  purchaseStepsMessages,
} from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

interface StepNotReadyProps {
  /** The step that is open instead. */
  openStep: CartStep;
}

/** In place of a step that is not ready: the way to the first that is open (commerce §1). */
export function StepNotReady({ openStep }: StepNotReadyProps) {
  const links = useLinks();
  const t = useMessages(purchaseNotReadyMessages);
  const tSteps = useMessages(purchaseStepsMessages);
  return (
    <EmptyState
      title={t('notReadyTitle')}
      actions={
        <Link href={links[openStep]} data-variant="primary">
          {t('goToStep', { step: tSteps(openStep) })}
        </Link>
      }
    />
  );
}
