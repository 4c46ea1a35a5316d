import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../src/components/ui/Button';

/** Things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {children}
    </div>
  );
}

/** Things under each other. */
export function Stack({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: width, justifyItems: 'stretch' }}>
      {children}
    </div>
  );
}

/** A place that is no wider than so many pixels. */
export const narrow =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize: width }}>
      <Story />
    </div>
  );

/** A controlled open state. */
interface Held {
  isOpen: boolean;
  onClose: () => void;
}

/** A page with a button that opens what `children` makes. */
export function Opener({
  label,
  isOpen: isOpenFirst = false,
  onClose,
  children,
}: {
  label: string;
  isOpen?: boolean | undefined;
  onClose?: (() => void) | undefined;
  children: (held: Held) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {children({
        isOpen,
        onClose: () => {
          setOpen(false);
          onClose?.();
        },
      })}
    </div>
  );
}
