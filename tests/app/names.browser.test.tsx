import { expect, it } from 'vitest';
import { countryItems, currencyItems } from '../../src/components/customers/place-items';

it.each(['en', 'de', 'fr', 'es', 'nl', 'ja', 'ar'])(
  'every currency and country has a name that is not its letters: %s',
  (locale) => {
    const { others } = currencyItems([], locale);
    const unnamed = others.filter(({ id, label }) => {
      const [letters, name = ''] = label.split(' · ');
      return letters !== id || name === '' || name === id;
    });
    expect(unnamed).toEqual([]);
    expect(countryItems(locale).filter(({ id, label }) => label === '' || label === id)).toEqual(
      [],
    );
  },
);
