import { useRealtimeConnection } from '../../hooks/connectivity/useRealtimeConnection';
import { useConfig } from '../ConfigContext';

/** Keeps the live connection open while somebody is signed in; shows nothing. */
export function LiveHost() {
  const { hubUrl } = useConfig();
  useRealtimeConnection({ url: hubUrl });
  return null;
}
