import type { ExternalProvider } from '../../domain/auth/session';

/** The external providers by their own names, each with a mark of one colour, drawn here. */
export const PROVIDERS: readonly {
  readonly provider: ExternalProvider;
  readonly name: string;
  /** Path in a box of 24. */
  readonly mark: string;
}[] = [
  {
    provider: 'google',
    name: 'Google',
    mark: 'M21.8 10.2H12v3.9h5.6a5.6 5.6 0 1 1-1.7-6.2l2.8-2.7a9.6 9.6 0 1 0 3.1 5z',
  },
  {
    provider: 'microsoft',
    name: 'Microsoft',
    mark: 'M3 3h8.6v8.6H3zm9.4 0H21v8.6h-8.6zM3 12.4h8.6V21H3zm9.4 0H21V21h-8.6z',
  },
];
