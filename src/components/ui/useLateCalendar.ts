import { type RefObject, useState } from 'react';
import type { DateCalendar } from './DateCalendar';

/** Fetches the calendar; a field that nobody comes near carries none. */
const loadCalendar = () => import('./DateCalendar');

/**
 * The calendar of a field: whether it is asked for, and what to render. It comes on the first approach
 * to the field, and opens once it is there.
 *
 * @param field - holds the focus of who asks for it; who has gone on meanwhile keeps their focus
 * @param onFailure - called when it is asked for and could not be loaded
 */
export function useLateCalendar(field: RefObject<HTMLElement | null>, onFailure: () => void) {
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
      if (!field.current?.matches(':focus-within')) setOpen(false);
    } catch {
      setOpen(false);
      onFailure();
    }
  }

  return {
    Calendar: late?.Calendar,
    isOpen,
    onOpenChange: (next: boolean) => void (next ? show() : setOpen(false)),
    /** On an approach; a failure is told to who asks for it. */
    prepare: () => void (late || load().catch(() => {})),
  };
}
