import { useState } from 'react';
import { useConsole } from '../console/console-context';

/** The e-mail of the last sign-in by password, as it was when the component came; '' without one. */
export function useSavedEmail(): string {
  const { storage } = useConsole().platform;
  return useState(() => storage.savedEmail.get() ?? '')[0];
}
