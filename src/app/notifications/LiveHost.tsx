import { useRealtimeConnection } from '../../hooks/connectivity/useRealtimeConnection';
import { useReportRealtimeState } from '../../hooks/connectivity/useRealtimeState';
import { useConfig } from '../ConfigContext';

/** Keeps the live connection open while a user is signed in; shows nothing. */
export function LiveHost() {
  const { hubUrl } = useConfig();
  const { state } = useRealtimeConnection({ url: hubUrl });
  useReportRealtimeState(state);
  return null;
}
