import * as v from 'valibot';

/** Rules of the form for the name of a passkey (contract §4.28). Issues are message codes of the users room. */
export const passkeyNameRules = /* @__PURE__ */ v.object({
  name: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(),
    /* @__PURE__ */ v.trim(),
    /* @__PURE__ */ v.nonEmpty('required'),
  ),
});
