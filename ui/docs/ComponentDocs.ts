/** What somebody who chooses a component wants to know and no run can measure: `Button.docs.ts` beside `Button.tsx`. */
export interface ComponentDocs {
  /** `new` may still change; `deprecated` goes with the next major version. */
  status: "stable" | "new" | "deprecated";
  since: string;
  instead?: string;
  use: string;
  avoid: string;
  dos: readonly string[];
  donts: readonly string[];
  words: string;
  /** What each key does. Empty if nothing in it takes the focus. */
  keys: Readonly<Record<string, string>>;
}
