import { uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { DateField } from '../DateField';

export interface DayRangeProps {
  /** The first date as `YYYY-MM-DD`; null if open. */
  from: string | null;
  /** The last date; null if open. */
  to: string | null;
  /** Called with both dates after each change. */
  onChange: (from: string | null, to: string | null) => void;
}

const Range = styled('div')(layered('display: grid; gap: var(--plinth-space-3);'));

/** A date range; both ends are optional. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const t = useMessages(uiListMessages);
  return (
    <Range data-slot="date-range">
      <DateField
        size="sm"
        label={t('firstDay')}
        value={from}
        max={to ?? undefined}
        onChange={(day) => onChange(day, to)}
      />
      <DateField
        size="sm"
        label={t('lastDay')}
        value={to}
        min={from ?? undefined}
        onChange={(day) => onChange(from, day)}
      />
    </Range>
  );
}
