import { useEffect } from 'react';
import { dataOr, mapReading } from '../../domain/reading';
import { useCart } from '../../hooks/cart/useCart';

/** Tells how many lines are in the cart, whichever tab changes it; shows nothing. */
export function CartCount({ onChange }: { onChange: (count: number) => void }) {
  const count = dataOr(
    mapReading(useCart(), ({ lines }) => lines.length),
    0,
  );
  useEffect(() => onChange(count), [count, onChange]);
  return null;
}
