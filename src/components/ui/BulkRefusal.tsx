import type { Failure } from '../../domain/failure';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { NeededPermission } from './NeededPermission';

interface BulkRefusalProps {
  /** Why the records that failed did. */
  failures: readonly Failure[];
}

const Root = styled('div')(layered('margin-block-start: var(--plinth-space-2);'));

/** Under the records of a run: each permission that was missing, once for however many of them. */
export function BulkRefusal({ failures }: BulkRefusalProps) {
  const refusals = new Map(failures.map((failure) => [failure.permission, failure]));
  refusals.delete(undefined);
  if (refusals.size === 0) return null;
  return (
    <Root>
      {[...refusals].map(([permission, failure]) => (
        <NeededPermission key={permission} failure={failure} />
      ))}
    </Root>
  );
}
