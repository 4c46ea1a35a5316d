import { useNavigate } from 'react-router';
import { renewals, scopeIn } from '../../screens/subscriptions';
import { pageOf } from '../page-of';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useLeaveQuestion, useRenewalsAlert } from './bulk-words';
import { subscriptionsPath } from './paths';

/** `/apps/subscriptions/renewals`: what renews or ends. */
export const RenewalsPage = pageOf(
  renewals,
  (place) => {
    const navigate = useNavigate();
    return {
      onRenewalsEnd: useRenewalsAlert(),
      onViewChange: (view) => void navigate(subscriptionsPath(scopeIn(place), view)),
    };
  },
  ({ bulkRenewals }) => {
    useUnsavedChanges(bulkRenewals?.dialog?.run.phase === 'running', useLeaveQuestion());
    return {};
  },
);
