import { useEffect } from 'react';
import { dataOr, mapReading } from '../../domain/reading';
import { useCart } from '../../hooks/cart/useCart';

/** Reports the number of lines in the cart, also when another tab changes it; renders nothing. */
export function CartCount({ onChange }: { onChange: (count: number) => void }) {
  const count = dataOr(
    mapReading(useCart(), ({ lines }) => lines.length),
    0,
  );
  useEffect(() => onChange(count), [count, onChange]);
  return null;
}
