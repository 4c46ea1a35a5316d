import { createContext } from 'react';

/** The customer of the reader who owes what a subscription costs; null for the reader's own company. */
export const OwedByContext = createContext<string | null>(null);
