import { ImpersonationStartScreen } from '../components/impersonation/ImpersonationStartScreen';
import { useImpersonationStartScreen } from '../hooks/impersonation/useImpersonationStartScreen';
import { impersonationArrivalMessages } from '../messages/generated/en/impersonation';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wiredEntrance } from './wired-entrance';

export const impersonationStart = row({
  useScreen: useImpersonationStartScreen,
  Component: ImpersonationStartScreen,
  useTitle: () => useMessages(impersonationArrivalMessages)('arrivalTitle'),
});

/** The page of a new tab that impersonates a user. */
export const ImpersonationStart = wiredEntrance(impersonationStart);
