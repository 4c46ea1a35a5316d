import { uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { DateField } from '../DateField';

/** Props of {@link DayRange}. */
export interface DayRangeProps {
  /** The first day, as `YYYY-MM-DD`; null for none. */
  from: string | null;
  /** The last day; null for none. */
  to: string | null;
  /** Called with both days after each change of one of them. */
  onChange: (from: string | null, to: string | null) => void;
}

const Range = styled('div')(layered('display: grid; gap: var(--plinth-space-3);'));

/** The first and the last day of a range, either of which may be left open. */
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
