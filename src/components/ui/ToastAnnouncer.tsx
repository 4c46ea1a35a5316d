import { useEffect, useState } from 'react';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import type { ToastItem } from './Toast';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Says each toast once: errors at once, the rest when there is a pause. The live regions are there
 * before their first words, because what arrives together with its region is often not read; and
 * only what is added to them is read, so that nothing is said again when another toast goes.
 */
export function ToastAnnouncer({ toasts }: { toasts: readonly ToastItem[] }) {
  const t = useMessages(uiFeedbackMessages);
  const [spoken, setSpoken] = useState<readonly ToastItem[]>([]);
  useEffect(() => setSpoken(toasts), [toasts]);

  const lines = (isUrgent: boolean) =>
    spoken
      .filter(({ tone }) => (tone === 'danger') === isUrgent)
      .map(({ id, tone, title, text }) => (
        <div key={id}>{`${t(tone)}: ${title} ${text ?? ''}`}</div>
      ));
  return (
    <>
      <VisuallyHidden role="status" aria-atomic={false} aria-relevant="additions">
        {lines(false)}
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-atomic={false} aria-relevant="additions">
        {lines(true)}
      </VisuallyHidden>
    </>
  );
}
