import type { Failure } from '../../domain/failure';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { NeededPermission } from './NeededPermission';

interface BulkRefusalProps {
  /** Failures of the records. */
  failures: readonly Failure[];
}

const Root = styled('div')(layered('margin-block-start: var(--plinth-space-2);'));

/** Permissions missing for a bulk action, each listed once. */
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
