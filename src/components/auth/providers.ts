import type { ExternalProvider } from '../../domain/auth/session';
import { GoogleMark, MicrosoftMark } from '../ui/icons';

/** External providers, with names and logos. */
export const PROVIDERS: readonly {
  readonly provider: ExternalProvider;
  readonly name: string;
  readonly Mark: typeof GoogleMark;
}[] = [
  { provider: 'google', name: 'Google', Mark: GoogleMark },
  { provider: 'microsoft', name: 'Microsoft', Mark: MicrosoftMark },
];
