import type { Person } from '../people';

/** An avatar as a page of its own would write it: a picture, or two letters. */
export function PlainAvatar({ person, label }: { person: Person; label?: string | undefined }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className="avatar" {...naming}>
      {person.picture ? (
        <img src={`data:image/png;base64,${person.picture}`} alt="" decoding="async" />
      ) : (
        `${person.firstname[0]}${person.lastname[0]}`.toUpperCase()
      )}
    </span>
  );
}
