import { useMemo, useState } from 'react';
import type { RegionSettingsProps } from '../../contracts/users';
import { DATE_STYLES, type DateStyle, localeWithDates } from '../../domain/time/date-ways';
import { usersRegionMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { clockFormat, momentFormat } from '../ui/date-format';
import type { SelectItem, SelectSection } from '../ui/Select';
import { Select } from '../ui/Select';
import { ProfileSection } from './ProfileSection';

/** Splits `America/Argentina/Buenos_Aires` into America and Buenos Aires. */
function partsOf(zone: string): { readonly area: string; readonly place: string } {
  const [area = '', ...rest] = zone.split('/');
  const place = rest.at(-1);
  return place === undefined
    ? { area: '', place: area }
    : { area, place: place.replaceAll('_', ' ') };
}

/** The city of a time zone. */
const placeOfZone = (zone: string): string => partsOf(zone).place;

/**
 * Time zones by continent, labelled by city for type-ahead.
 *
 * @param other - title of the section without a continent, such as UTC
 */
function zoneItems(zones: readonly string[], other: string): readonly SelectSection[] {
  const areas = new Map<string, SelectItem[]>();
  for (const zone of zones) {
    const { area, place } = partsOf(zone);
    const items = areas.get(area) ?? [];
    items.push({ id: zone, label: place });
    areas.set(area, items);
  }
  const byLabel = (one: SelectItem, next: SelectItem) => (one.label < next.label ? -1 : 1);
  return [...areas]
    .map(([area, items]) => ({ title: area || other, items: items.sort(byLabel) }))
    .sort((one, next) => Number(one.title === other) - Number(next.title === other));
}

const AUTO = 'auto';

const Fields = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  max-inline-size: 440px;
  & > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > p:empty { display: contents; }
  `),
);

/**
 * The user's language, time zone and date style, as a part of `ProfileScreen`. Changes apply
 * immediately.
 *
 * @example
 * <RegionSettings {...useRegionSettings()} />
 */
export function RegionSettings(props: RegionSettingsProps) {
  const { language, ways, timeZones, now, onTimeZoneChange, onDateStyleChange } = props;
  const t = useMessages(usersRegionMessages);
  const locale = useMessagesLocale();
  const { timeZone, dateStyle } = ways;
  const zones = useMemo(
    () => [{ id: AUTO, label: t('zoneOfDevice') }, ...zoneItems(timeZones, t('zoneOther'))],
    [timeZones, t],
  );
  const [isZoneSaved, setZoneSaved] = useState(false);
  const bare = locale.replace(/(-x)?-plinth-.*$/, '');
  const example = (style?: DateStyle) =>
    momentFormat(localeWithDates(bare, { timeZone, dateStyle: style })).format(now);
  const time = clockFormat(localeWithDates(bare, { timeZone })).format(now);
  const saved =
    timeZone === undefined
      ? t('zoneOfDeviceSaved', { time })
      : t('zoneSaved', { place: placeOfZone(timeZone), time });
  const labels = { numeric: t('styleNumeric'), long: t('styleLong'), iso: t('styleIso') };
  return (
    <ProfileSection title={t('regionTitle')} text={t('regionText')}>
      <Fields data-slot="region-settings">
        {language && language.offered.length > 1 && (
          <Select
            label={t('ownLanguage')}
            items={language.offered.map(({ tag, name }) => ({ id: tag, label: name }))}
            value={language.current}
            onChange={(tag) => tag !== null && language.onChange(tag)}
          />
        )}
        <Select
          label={t('timeZone')}
          description={t(timeZone === undefined ? 'clockHere' : 'clockThere', { time })}
          items={zones}
          value={timeZone ?? AUTO}
          onChange={(id) => {
            setZoneSaved(true);
            onTimeZoneChange(id === null || id === AUTO ? undefined : id);
          }}
        />
        <p role="status">{isZoneSaved && saved}</p>
        <Select
          label={t('dateStyle')}
          description={t('dateStyleText')}
          items={[
            { id: AUTO, label: t('styleAuto'), description: example() },
            ...DATE_STYLES.map((style) => ({
              id: style,
              label: labels[style],
              description: example(style),
            })),
          ]}
          value={dateStyle ?? AUTO}
          onChange={(id) => onDateStyleChange(DATE_STYLES.find((style) => style === id))}
        />
      </Fields>
    </ProfileSection>
  );
}
