import * as v from 'valibot';
import { isTenantText, type TenantKind, tenantTextOf } from '../customers/customer-tenants';

/** Rules of the name of a tenant that is linked or made (wire §4). */
export const tenantRules = (kind: TenantKind) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.transform(tenantTextOf),
      v.check((text) => isTenantText(kind, text), 'invalid'),
    ),
  });
