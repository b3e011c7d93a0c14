import type { Width } from "../sheetRows.ts";

/** What one walk over every story found. `npm run looks` writes it beside the Storybook, as `looks/looks.json`. */
export interface Looks {
  commit: string;
  day: string;
  since?: { name: string; commit: string };
  stories: Record<string, StoryLooks>;
  /** By the part of its address: "components-primitives-button". */
  components: Record<string, ComponentEvidence>;
}

export interface StoryLooks {
  pictures: Width[];
  /** Widths at which it looks different from before; all of its pictures if it is new. */
  changed: Width[];
  isNew: boolean;
  axe: { rules: number; violations: string[] };
  failure?: string;
}

interface ComponentEvidence {
  /** Compressed: the component with what it imports of ours; and with React Aria and all else but React. */
  bytes: { own: number; all: number };
  tree: string;
}

/** Null where `npm run looks` has not run. */
export const looks: Promise<Looks | null> = fetch("looks/looks.json")
  .then((answer) => answer.json())
  .catch(() => null);

export const pictureOf = (id: string, width: Width, time: "now" | "before" | "difference" = "now") =>
  `looks/${time}/${id}.${width}.png`;
