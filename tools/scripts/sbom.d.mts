/** The parts of a CycloneDX bill of materials that are looked at. */
export interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** The bill of materials as an object. */
export function readSbom(): Sbom;
