import type { NewCustomerScreenProps } from '../../contracts/customers';
import {
  NEW_CUSTOMER_STEPS,
  type NewCustomerDraft,
  type NewCustomerStep,
} from '../../domain/customers/new-customer';
import { isStepFilled, isStepOpen } from '../../domain/forms/customer';
import {
  customersDetailMessages,
  customersFactsMessages,
  customersListMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { useBackLink, useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { Stepper } from '../ui/Stepper';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NewCustomerReview } from './NewCustomerReview';
import { NewCustomerStepForm } from './NewCustomerStepForm';

const Page = styled(Screen)(layered('grid-template-columns: minmax(0, 720px);'));

/**
 * Creates a customer in four steps: company, billing, contact, review (commerce §5). Users can go
 * back to each step without losing input.
 *
 * @example
 * <NewCustomerScreen {...useNewCustomerScreen()} />
 */
export function NewCustomerScreen(props: NewCustomerScreenProps) {
  const customersHref = useBackLink('customers');
  const { access, draft } = props;
  const t = useMessages(customersNewMessages);
  const tDetail = useMessages(customersDetailMessages);
  const tList = useMessages(customersListMessages);
  const tData = useMessages(uiDataMessages);
  return (
    <Page
      data-slot="new-customer-screen"
      access={access}
      area={tList('listTitle')}
      title={t('newTitle')}
      text={t('newIntro')}
      back={customersHref && <Link href={customersHref}>{tDetail('backToCustomers')}</Link>}
      isBusy={!draft}
    >
      {draft ? (
        <Steps {...props} draft={draft} />
      ) : (
        <>
          <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={40} />
          <Skeleton shape="block" height={320} />
        </>
      )}
    </Page>
  );
}

function Steps(props: NewCustomerScreenProps & { draft: NewCustomerDraft }) {
  const { newCustomerStep: stepHref } = useLinks();
  const { step: current, draft } = props;
  const t = useMessages(customersNewMessages);
  const tFacts = useMessages(customersFactsMessages);
  const labels = {
    company: tFacts('companyTitle'),
    billing: tFacts('billingTitle'),
    contact: tFacts('contactTitle'),
    review: t('stepReview'),
  } as const satisfies Record<NewCustomerStep, string>;
  const at = NEW_CUSTOMER_STEPS.indexOf(current);
  const steps = NEW_CUSTOMER_STEPS.map((step, index) => {
    const isOpen = isStepOpen(step, draft);
    return {
      id: step,
      label: labels[step],
      href: isOpen ? stepHref?.(step) : undefined,
      isDone: index < at || (step !== 'review' && isOpen && isStepFilled(step, draft)),
    };
  });
  return (
    <>
      <Stepper label={t('stepsOf')} steps={steps} current={current} />
      <Card>
        {current === 'review' ? (
          <NewCustomerReview {...props} labels={labels} />
        ) : (
          // Each step is a form of its own and starts with the saved draft.
          <NewCustomerStepForm
            key={current}
            {...{ screen: props, draft, part: current }}
            title={labels[current]}
          />
        )}
      </Card>
    </>
  );
}
