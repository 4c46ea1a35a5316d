import { type FocusEvent, forwardRef, type PointerEvent } from 'react';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Avatar, type AvatarPerson, avatarName } from './Avatar';
import { FOCUS_RING } from './control-css';
import { useHint } from './useHint';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link AvatarGroup}. */
export interface AvatarGroupProps {
  /** Accessible name of the list. */
  label: string;
  /** The people to show, the first in front. */
  people: readonly AvatarPerson[];
  /** How many are shown before "+N" (specification §2.6). @default 5 */
  max?: number | undefined;
  /** Total count, if `people` is only the first part. @default the length of `people` */
  total?: number | undefined;
  /** Size of the avatars. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A class of your own on the group. */
  className?: string | undefined;
}

const Root = styled('ul')(
  layered(
    () => `
  list-style: none;
  display: inline-flex;
  isolation: isolate;
  margin: 0;
  padding: 0;
  border-radius: 999px;
  &:focus-visible { ${FOCUS_RING} }
  & > li {
    position: relative;
    display: flex;
    border-radius: 50%;
    background: var(--plinth-surface);
    box-shadow: 0 0 0 2px var(--plinth-surface);
  }
  /* Overlaps without covering the previous initials. */
  & > li + li { margin-inline-start: -5px; }
  &[data-size='sm'] > li + li { margin-inline-start: -3px; }
  &[data-size='lg'] > li + li { margin-inline-start: -7px; }
  & > li:hover { z-index: 1; }
  & > [data-slot='avatar-more'] {
    box-sizing: border-box;
    align-items: center;
    justify-content: center;
    min-inline-size: 32px;
    block-size: 32px;
    padding-inline: 7px;
    border-radius: 999px;
    border: 1px solid var(--plinth-border);
    background: var(--plinth-surface-hover);
    color: var(--plinth-text-muted);
    font-size: 12px;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  &[data-size='sm'] > [data-slot='avatar-more'] { min-inline-size: 24px; block-size: 24px; font-size: 10px; }
  &[data-size='lg'] > [data-slot='avatar-more'] { min-inline-size: 40px; block-size: 40px; font-size: 14px; }
  `,
  ),
);

function tipOf(person: AvatarPerson): string {
  return person.email || avatarName(person);
}

function nameOf(person: AvatarPerson): string {
  const name = avatarName(person);
  return person.email && person.email !== name ? `${name}, ${person.email}` : name;
}

/**
 * A group of people: up to five avatars and "+N". A tooltip shows the e-mail on hover, and all of
 * them on keyboard focus. One tab stop and one tooltip for the group, rendered on demand: pages
 * contain hundreds of groups.
 */
export const AvatarGroup = forwardRef<HTMLUListElement, AvatarGroupProps>(function AvatarGroup(
  { label, people, max = 5, total = people.length, size = 'md', className },
  ref,
) {
  const t = useMessages(uiDataMessages);
  const hint = useHint();
  const visible = people.slice(0, max);
  const more = Math.max(total, people.length) - visible.length;
  // The tooltip also lists people behind "+N", up to ten.
  const hidden = people.slice(max, max + 10).map(tipOf);
  const unnamed = more - hidden.length;
  const rest = [...hidden, ...(unnamed > 0 ? [t('morePeople', { count: unnamed })] : [])];

  const handlers = {
    onFocus: (event: FocusEvent<HTMLUListElement>) => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      const lines = visible.map(tipOf);
      if (more > 0) lines.push(t('morePeople', { count: more }));
      hint.show(event.currentTarget, lines.join('\n'), 'focus');
    },
    onBlur: () => hint.hide(),
    onPointerOver: (event: PointerEvent<HTMLUListElement>) => {
      const item = event.target instanceof Element ? event.target.closest('li') : null;
      if (!item) return;
      const person = visible[Array.prototype.indexOf.call(event.currentTarget.children, item)];
      hint.show(item, person ? tipOf(person) : rest.join('\n'), 'hover');
    },
    onPointerLeave: (event: PointerEvent<HTMLUListElement>) => hint.hide(event.relatedTarget),
    // Focusable, so that keyboard users can see the e-mails; still only a list.
    tabIndex: 0,
  };

  return (
    <>
      <Root
        ref={ref}
        data-slot="avatar-group"
        data-size={size}
        aria-label={label}
        className={className}
        {...handlers}
      >
        {visible.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two blanks have no other key
          <li key={`${person.email ?? ''}/${index}`}>
            <Avatar
              // Not spread: extra fields of a person would become attributes.
              name={person.name}
              firstname={person.firstname}
              lastname={person.lastname}
              email={person.email}
              picture={person.picture}
              aria-label={nameOf(person) || undefined}
              size={size}
            />
          </li>
        ))}
        {more > 0 && (
          <Part as="li" data-slot="avatar-more">
            <span aria-hidden dir="ltr">
              {t('moreCount', { count: more })}
            </span>
            <VisuallyHidden>{t('morePeople', { count: more })}</VisuallyHidden>
          </Part>
        )}
      </Root>
      {hint.element}
    </>
  );
});
