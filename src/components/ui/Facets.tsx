import { forwardRef, memo, Suspense, useMemo, useState } from 'react';
import { uiFacetsMessages, uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useParts } from '../../theme/appearance';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from './Button';
import { CHECKBOX_ROW } from './Checkbox';
import { FlushButton } from './FlushButton';
import { lazyPart } from './lazy-part';
import { numberFormat } from './number-format';
import { useSteady } from './useSteady';

/** A value to filter by. */
export interface FacetOption {
  /** Id for `value` and the list's query. */
  readonly id: string;
  /** Label of the value. */
  readonly label: string;
  /** Number of records with it; null if unknown. @default null */
  readonly count?: number | null | undefined;
}

/** A filter: values, a date range, or a month. */
export type FacetGroup = {
  /** Name of the field; a date range uses `xFrom` and `xTo`, both inclusive (wire §2). */
  readonly id: string;
  /** Label of the filter. */
  readonly label: string;
} & (
  | {
      /** A filter by values. @default 'values' */
      readonly kind?: 'values' | undefined;
      /** The values, in order. */
      readonly options: readonly FacetOption[];
    }
  | {
      /** A filter by date range; both dates are inclusive and optional. */
      readonly kind: 'days';
    }
  | {
      /** A filter by month, such as `2026-10`. */
      readonly kind: 'month';
    }
);

/** The selected values by field. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>;

/** Props of {@link Facets}. */
export interface FacetsProps {
  /** Accessible name: 'Filter products'. */
  label: string;
  /** The filters, in order. */
  groups: readonly FacetGroup[];
  /** The selected values; unused fields may be absent. */
  value: FacetChoice;
  /** Called with all selected values after each change; unused fields are absent. */
  onChange: (value: FacetChoice) => void;
  /** How many values are visible before "Show more", besides selected ones. @default 6 */
  seen?: number | undefined;
  /** Current time in milliseconds since 1970, for the initial month. @default 0 */
  now?: number | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

/** Split: it depends on react-aria, which checkboxes do not need. */
const FacetDates = lazyPart(async () => (await import('./FacetDates')).FacetDates);

const Root = styled('form')(
  layered(
    () => `
  display: grid;
  align-content: start;
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > fieldset {
    display: grid;
    gap: var(--plinth-space-1);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend { display: block; float: none; inline-size: auto; padding: 0; margin: 0 0 var(--plinth-space-1); font-size: inherit; font-weight: 550; overflow-wrap: anywhere; }
  & [data-slot='facet'] { clear: none; display: flex; align-items: center; justify-content: space-between; gap: var(--plinth-space-3); }
  & [data-slot='facet-count'] {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='facet'] > label { ${CHECKBOX_ROW()} }
  & button { justify-self: start; }
  &:focus { outline: none; }
  `,
  ),
);

/** Adds or removes a value of the choice. */
function toggled(value: FacetChoice, group: string, option: string): FacetChoice {
  const chosen = value[group] ?? [];
  const next = chosen.includes(option)
    ? chosen.filter((one) => one !== option)
    : [...chosen, option];
  const { [group]: _before, ...others } = value;
  return next.length > 0 ? { ...others, [group]: next } : others;
}

/** Adds or removes a key of the set. */
function flipped(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface FacetProps extends FacetOption {
  group: string;
  isChosen: boolean;
  onToggle: (group: string, option: string) => void;
}

/** A value with its checkbox: bare elements, because lists have dozens of them. */
const Facet = memo(function Facet(props: FacetProps) {
  const { group, id, label, count, isChosen, onToggle } = props;
  const locale = useMessagesLocale();
  const part = useParts();
  // Memoized: does not re-render when only the count changes.
  const box = useMemo(
    () => (
      <label {...part('checkbox')}>
        <input
          {...part('choice-control')}
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(group, id)}
        />
        <span>{label}</span>
      </label>
    ),
    [part, label, isChosen, onToggle, group, id],
  );
  return (
    <div {...part('facet')}>
      {box}
      {count !== undefined && count !== null && (
        <span {...part('facet-count')}>{numberFormat(locale).format(count)}</span>
      )}
    </div>
  );
});

/** Filters beside a list: checkboxes with the number of matching records. */
export const Facets = forwardRef<HTMLFormElement, FacetsProps>(function Facets(
  { label, groups, value, onChange, seen = 6, now = 0, className },
  ref,
) {
  const t = useMessages(uiFacetsMessages);
  const tList = useMessages(uiListMessages);
  const toggle = useSteady((group: string, option: string) =>
    onChange(toggled(value, group, option)),
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const hasChoice = Object.values(value).some((chosen) => chosen.length > 0);
  return (
    <Root
      ref={ref}
      data-slot="facets"
      role="search"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onSubmit={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const { id, label: title } = group;
        if (group.kind === 'days' || group.kind === 'month') {
          return (
            <Suspense key={id} fallback={<span>{title}</span>}>
              <FacetDates {...{ id, label: title, kind: group.kind, value, now, onChange }} />
            </Suspense>
          );
        }
        const { options } = group;
        const chosen = value[id] ?? [];
        const visible = open.has(id)
          ? options
          : options.filter((option, at) => at < seen || chosen.includes(option.id));
        const rest = options.length - visible.length;
        return (
          <fieldset key={id}>
            <legend>{title}</legend>
            {visible.map((option) => (
              <Facet
                key={option.id}
                group={id}
                {...option}
                isChosen={chosen.includes(option.id)}
                onToggle={toggle}
              />
            ))}
            {(rest > 0 || open.has(id)) && (
              <FlushButton
                size="sm"
                variant="ghost"
                aria-expanded={open.has(id)}
                onPress={() => setOpen((before) => flipped(before, id))}
              >
                {rest > 0 ? t('showMore', { count: rest }) : t('showLess')}
              </FlushButton>
            )}
          </fieldset>
        );
      })}
      {hasChoice && (
        <Button
          size="sm"
          onPress={(event) => {
            // The button unmounts, and would lose the focus.
            event.currentTarget.closest('form')?.focus();
            onChange({});
          }}
        >
          {tList('clearFilters')}
        </Button>
      )}
    </Root>
  );
});
