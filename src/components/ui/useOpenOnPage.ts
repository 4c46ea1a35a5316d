import { useState } from 'react';

/**
 * Whether something is open that must not outlive the page it was opened on: it remembers where it
 * was opened, and on another page it is closed by itself (specification §2.4).
 *
 * @param page - the path of the page that is shown
 */
export function useOpenOnPage(
  page: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === page, (isOpen) => setOpenAt(isOpen ? page : null)];
}
