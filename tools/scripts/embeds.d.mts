export interface Embed {
  readonly name: string;
  /** Published components that say its sentences. */
  readonly screens: readonly string[];
  readonly english: string;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}
export declare const EMBEDS: readonly Embed[];
export declare const MORE_KB: number;
