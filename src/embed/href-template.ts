import { encodePercent } from '../domain/text/percent';

/** Fills the places of an address, `/roles/{name}`; what is put in is escaped. */
export function fillHref(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodePercent(values[name] ?? '') : place,
  );
}

/** An address of a record by its id, `/orders/{id}`; without a template there is no link. */
export function idHref(template: string | undefined): ((id: string) => string) | undefined {
  return template ? (id) => fillHref(template, { id }) : undefined;
}
