/** A row of the tables, shaped as the library's own rows of users are. */
export interface Person {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly role: string;
  readonly customer: string;
  readonly lastSeen: string;
  readonly isActive: boolean;
  readonly lastLogin: Date;
  /** Base64 of a PNG, for every fourth one. */
  readonly picture: string | null;
}

const FIRST = ['Anna', 'Bilal', 'Chen', 'Dilara', 'Emeka', 'Freya', 'Goran', 'Hana', 'Ivo', 'Jana'];
const LAST = ['Abbott', 'Brandt', 'Costa', 'Dvořák', 'Eriksen', 'Fofanah', 'Grimaldi', 'Huang'];
const ROLES = ['Account Admin', 'Billing Reader', 'Support Agent', 'Reseller Admin'];
const CUSTOMERS = ['Northwind Traders', 'Contoso', 'Fabrikam', 'Adventure Works', 'Tailspin Toys'];

const PICTURE_SIZE = 32;

/** A small picture of its own for each person: speckled, so that it has the bytes of a photograph. */
function paintPicture(seed: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const image = context.createImageData(PICTURE_SIZE, PICTURE_SIZE);
  let state = seed + 1;
  for (let at = 0; at < image.data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    image.data[at] = at % 4 === 3 ? 255 : 96 + (state >>> 26);
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

function pick(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}

/** The same people in every run. Made before anything is measured. */
export function makePeople(amount: number): readonly Person[] {
  return Array.from({ length: amount }, (_, at) => {
    const firstname = pick(FIRST, at * 7);
    const lastname = pick(LAST, at * 5 + Math.floor(at / 10));
    return {
      id: `person-${at}`,
      firstname,
      lastname,
      email: `${firstname}.${lastname}${at}@example.com`.toLowerCase(),
      role: pick(ROLES, at * 3),
      customer: pick(CUSTOMERS, at),
      lastSeen: `2026-0${1 + (at % 9)}-1${at % 10} 0${at % 10}:3${at % 6}`,
      isActive: at % 5 !== 0,
      lastLogin: new Date(Date.UTC(2026, at % 9, 10 + (at % 10), at % 10)),
      picture: at % 4 === 0 ? paintPicture(at) : null,
    };
  });
}

/** What a search looks at, in both versions. */
export function matches(person: Person, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const text = `${person.firstname} ${person.lastname} ${person.email}`;
  return wanted === '' || text.toLowerCase().includes(wanted);
}
