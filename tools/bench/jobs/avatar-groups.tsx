import { AvatarGroup } from '../../../src/components/ui';
import { ThemeProvider } from '../../../src/theme';
import { count, type Job } from '../job';
import { makePeople, type Person } from '../people';
import { PlainAvatar } from '../plain/PlainAvatar';

const GROUPS = 500;
const SHOWN = 5;
const people = makePeople(60);
const groups = Array.from({ length: GROUPS }, (_, at) => people.slice(at % 50, (at % 50) + 7));

const faces = groups.map((group) =>
  group.map(({ firstname, lastname, email, picture }) => ({ firstname, lastname, email, picture })),
);

function Ours() {
  return (
    <ThemeProvider>
      {faces.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <AvatarGroup key={at} label={`Members of role ${at}`} people={group} />
      ))}
    </ThemeProvider>
  );
}

function nameOf({ firstname, lastname, email }: Person): string {
  return `${firstname} ${lastname}, ${email}`;
}

function PlainGroup({ label, group }: { label: string; group: readonly Person[] }) {
  const more = group.length - SHOWN;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as ours, so that the e-mails can be reached
    <ul className="people" aria-label={label} tabIndex={0}>
      {group.slice(0, SHOWN).map((person) => (
        <li key={person.id} title={person.email}>
          <PlainAvatar person={person} label={nameOf(person)} />
        </li>
      ))}
      {more > 0 && (
        <li className="more">
          <span aria-hidden dir="ltr">
            +{more}
          </span>
          <span className="hidden">{more} more people</span>
        </li>
      )}
    </ul>
  );
}

function Plain() {
  return groups.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <PlainGroup key={at} label={`Members of role ${at}`} group={group} />
  ));
}

/** A page of roles, each with the faces of its members. */
export const jobs: readonly Job[] = [
  {
    name: '500 avatar groups: mount',
    temperatures: ['warm'],
    page: SIDE === 'ours' ? Ours : Plain,
    outcome: (root) =>
      `${count(root, 'li')} items, ${count(root, '[role=img]')} faces, ${count(root, 'img')} pictures`,
  },
];
