/** What somebody who chooses a component wants to know and no run can measure: `Button.docs.ts` beside `Button.tsx`. */
export interface ComponentDocs {
  /** `new` may still change; `deprecated` goes with the next major version. */
  status: "stable" | "new" | "deprecated";
  /** The version of the package that brought it. */
  since: string;
  /** Only if it is deprecated. */
  instead?: string;
  use: string;
  avoid: string;
  dos: readonly string[];
  donts: readonly string[];
  /** How it speaks. */
  words: string;
  /** What each key does. Empty if nothing in it takes the focus. */
  keys: Readonly<Record<string, string>>;
}
