import { useState } from 'react';
import type { DateCalendar } from './DateCalendar';

/** Fetches the calendar; a field that nobody comes near carries none. */
const loadCalendar = () => import('./DateCalendar');

/**
 * The calendar of a field: whether it is asked for, and what to render. It comes on the first approach
 * to the field, and opens once it is there.
 *
 * @param onFailure - called when it is asked for and could not be loaded
 */
export function useLateCalendar(onFailure: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [late, setLate] = useState<{ readonly Calendar: typeof DateCalendar } | null>(null);

  async function load(): Promise<void> {
    const { DateCalendar: Calendar } = await loadCalendar();
    setLate((known) => known ?? { Calendar });
  }

  async function show(): Promise<void> {
    setOpen(true);
    if (late) return;
    try {
      await load();
    } catch {
      setOpen(false);
      onFailure();
    }
  }

  return {
    Calendar: late?.Calendar,
    isOpen,
    onOpenChange: (next: boolean) => void (next ? show() : setOpen(false)),
    /** On leaving the field: who has gone on before it is there keeps their focus. */
    leave: () => void (late || setOpen(false)),
    /** On an approach; a failure is told to who asks for it. */
    prepare: () => void (late || load().catch(() => {})),
  };
}
