import { type ComponentPropsWithoutRef, forwardRef, useMemo, useState } from 'react';
import { avatarSource } from '../../domain/avatar';
import { type InitialsSource, initialsOf } from '../../domain/text/initials';
import { layered } from '../../theme/layered';
import { styledDense } from '../../theme/styled-dense';
import { BlankFaceMark } from './icons';

/** A person in an avatar. */
export interface AvatarPerson {
  /** Name of the person, used as the accessible name. @default both names, otherwise the e-mail */
  readonly name?: string | undefined;
  /** First name, for the initials. @default the first word of `name` */
  readonly firstname?: string | undefined;
  /** Last name, for the second initial. @default the last word of `name` */
  readonly lastname?: string | undefined;
  /** Used as the accessible name if there is no name. */
  readonly email?: string | undefined;
  /** Base64 of a JPEG, PNG or WebP picture; invalid data shows initials (contract §4.9). */
  readonly picture?: string | null | undefined;
}

/** Props of {@link Avatar}. */
export interface AvatarProps
  extends AvatarPerson,
    Omit<ComponentPropsWithoutRef<'span'>, keyof AvatarPerson | 'children'> {
  /** 24, 32, 40 or 64 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Whether the person is named beside it, so that screen readers skip it. @default false */
  isDecorative?: boolean | undefined;
}

const Root = styledDense('span')(
  layered(`
  box-sizing: border-box;
  display: inline-block;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border: 1px solid var(--plinth-border);
  border-radius: 50%;
  background: var(--plinth-surface-pressed);
  color: var(--plinth-text-muted);
  font-family: var(--plinth-font-family);
  font-size: 12px;
  font-weight: 600;
  /* As high as it is inside: a text that its line places, and a picture that is round itself, cost a
     page of hundreds less than a grid that clips. */
  line-height: 30px;
  letter-spacing: 0.01em;
  text-align: center;
  white-space: nowrap;
  vertical-align: middle;
  -webkit-user-select: none;
  user-select: none;
  &[data-size='sm'] { inline-size: 24px; block-size: 24px; font-size: 10px; line-height: 22px; }
  &[data-size='lg'] { inline-size: 40px; block-size: 40px; font-size: 14px; line-height: 38px; }
  &[data-size='xl'] { inline-size: 64px; block-size: 64px; font-size: 22px; line-height: 62px; }
  /* Drawn as an image, so that it is not part of a surrounding name. */
  &[data-initials]::before { content: attr(data-initials); }
  & > :is(img, svg) { display: block; }
  & > img { inline-size: 100%; block-size: 100%; border-radius: 50%; object-fit: cover; }
  & > svg { inline-size: 60%; block-size: 60%; margin: 20%; }
  `),
);

/** The accessible name of a person's avatar. */
export function avatarName(person: AvatarPerson): string {
  const full = `${person.firstname ?? ''} ${person.lastname ?? ''}`.trim();
  return person.name?.trim() || full || person.email || '';
}

/** A person's round picture, with initials or a blank as fallback (§2.4). */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, firstname, lastname, email, picture, size = 'md', isDecorative = false, ...native },
  ref,
) {
  const person: AvatarPerson & InitialsSource = { name, firstname, lastname, email };
  const label = avatarName(person);
  // An empty name would announce nothing: a blank avatar is decorative.
  const isNamed = !isDecorative && label !== '';
  const [failed, setFailed] = useState<string | null>(null);
  const source = useMemo(() => avatarSource(picture), [picture]);
  const hasPicture = source !== null && source !== failed;
  const initials = hasPicture ? '' : initialsOf(person);

  return (
    <Root
      data-slot="avatar"
      {...(isNamed ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...native}
      ref={ref}
      data-size={size}
      data-initials={initials || undefined}
    >
      {hasPicture ? (
        <img src={source} alt="" decoding="async" onError={() => setFailed(source)} />
      ) : (
        initials === '' && <BlankFaceMark />
      )}
    </Root>
  );
});
