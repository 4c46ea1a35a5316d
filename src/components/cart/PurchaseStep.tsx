import type { ReactNode } from 'react';
import type { PurchaseStepState } from '../../contracts/cart';
import type { CartStep } from '../../domain/cart/cart-steps';
import type { Reading } from '../../domain/reading';
import { cartNotReadyMessages, cartStepsMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { BuyingFor, type BuyingForProps } from '../shared/BuyingFor';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CartIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';
import { CartSteps } from './CartSteps';
import { PurchaseSkeleton } from './PurchaseSkeleton';

interface StepNotReadyProps {
  /** The first step that is open. */
  openStep: CartStep;
}

/** Shown for a step that is not open yet: a link to the first open step (commerce §1). */
function StepNotReady({ openStep }: StepNotReadyProps) {
  const links = useLinks();
  const t = useMessages(cartNotReadyMessages);
  const tSteps = useMessages(cartStepsMessages);
  return (
    <EmptyState
      icon={<CartIcon />}
      title={t('notReadyTitle')}
      actions={
        <Link href={links[openStep]} data-variant="primary">
          {t('goToStep', { step: tSteps(openStep) })}
        </Link>
      }
    />
  );
}

interface PurchaseStepProps<T> extends PurchaseStepState {
  'data-slot': string;
  step: CartStep;
  /** Introduction of the page. */
  text: string;
  /** The content to load; `empty` if the step is not open yet. */
  reading: Reading<T>;
  targets: BuyingForProps['targets'];
  children: (data: T) => ReactNode;
}

/** A page of the last two purchase steps: heading, steps, customers and content. */
export function PurchaseStep<T>({
  access,
  progress,
  openStep,
  clientView,
  step,
  text,
  reading,
  targets,
  children,
  ...slot
}: PurchaseStepProps<T>) {
  const links = useLinks();
  const tSteps = useMessages(cartStepsMessages);
  const tNotReady = useMessages(cartNotReadyMessages);

  function content(): ReactNode {
    switch (reading.status) {
      case 'loading':
        return <PurchaseSkeleton />;
      case 'failed':
        return (
          <FailedState
            failure={reading.failure}
            fallback={tNotReady('checkFailed')}
            isRetrying={reading.isRefreshing}
          />
        );
      case 'empty':
        return <StepNotReady openStep={openStep} />;
      case 'ready':
        return children(reading.data);
    }
  }

  return (
    <Screen
      {...slot}
      access={access}
      title={tSteps(step)}
      text={text}
      actions={clientView && <ClientViewSwitch {...clientView} />}
    >
      <CartSteps current={step} progress={progress} />
      <BuyingFor
        targets={targets}
        changeHref={progress.canChooseClient ? links.selectClient : undefined}
      />
      {content()}
    </Screen>
  );
}
