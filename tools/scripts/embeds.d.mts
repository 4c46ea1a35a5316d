export interface Embed {
  readonly name: string;
  readonly english: string;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}
export declare const EMBEDS: readonly Embed[];
export declare const MORE_KB: number;
