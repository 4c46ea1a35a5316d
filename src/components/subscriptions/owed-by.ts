import { createContext } from 'react';

/** Name of the customer that owes a subscription's cost; null for the reader's own company. */
export const OwedByContext = createContext<string | null>(null);
