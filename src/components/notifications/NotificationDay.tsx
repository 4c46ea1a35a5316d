import { useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { dayFormat, dayWord } from '../ui/date-format';

const Heading = /* @__PURE__ */ styled('h3')(
  /* @__PURE__ */ layered(`
  margin: 0;
  padding-block: var(--plinth-space-4) var(--plinth-space-1);
  padding-inline: var(--dialog-gutter, var(--plinth-space-6));
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-xs);
  font-weight: 600;
  line-height: 16px;
  &::first-letter { text-transform: uppercase; }
  `),
);

/** The day of the notifications under it: today, yesterday, else its date. */
export function NotificationDay({ ago, instant }: { ago: number; instant: Date | null }) {
  const locale = useMessagesLocale();
  return (
    <Heading data-slot="notification-day">
      {ago < 2 || !instant
        ? dayWord(locale).format(-ago, 'day')
        : dayFormat(locale).format(instant)}
    </Heading>
  );
}
