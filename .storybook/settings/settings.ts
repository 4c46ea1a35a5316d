/** A value of a setting, and what it is called. */
export interface SettingItem {
  readonly value: string;
  readonly title: string;
  /** What it is called where there is little room. @default `title` */
  readonly short?: string;
}

/** Something that every story can be set to, as it stands now. */
export interface Setting {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly SettingItem[];
  /** What it is set to, and what it begins with: its first item. */
  readonly value: string;
  readonly initial: string;
}

/** A setting that is not at its default, with what it shows in the toolbar. */
export interface ChangedSetting extends Setting {
  readonly shown: string;
}

interface GlobalType {
  readonly description?: string;
  readonly choice?: { readonly title: string; readonly items: readonly SettingItem[] };
}

/** The settings that the preview has sent. */
export function settingsOf(
  types: Readonly<Record<string, unknown>>,
  globals: Readonly<Record<string, unknown>>,
): readonly Setting[] {
  return Object.entries(types).flatMap(([name, type]) => {
    const { choice, description = '' } = type as GlobalType;
    const initial = choice?.items[0]?.value;
    if (!choice || initial === undefined) return [];
    const value = String(globals[name] ?? initial);
    return [{ name, description, initial, value, title: choice.title, items: choice.items }];
  });
}

/** Those that are not at their default. */
export function changedSettings(settings: readonly Setting[]): readonly ChangedSetting[] {
  return settings.flatMap((setting) => {
    const { value, initial, items } = setting;
    if (value === initial) return [];
    const item = items.find((one) => one.value === value);
    return [{ ...setting, shown: item?.short ?? item?.title ?? value }];
  });
}
