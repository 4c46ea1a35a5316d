import { useState } from 'react';
import { useConsole } from '../console/console-context';

/** The e-mail of the last password sign-in when the component mounted; '' for none. */
export function useSavedEmail(): string {
  const { storage } = useConsole().platform;
  return useState(() => storage.savedEmail.get() ?? '')[0];
}
