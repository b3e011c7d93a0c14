import { viewports } from "./viewports.ts";

export type Width = keyof typeof viewports;
export const WIDTHS = Object.keys(viewports) as Width[];

type Story = { id: string; name: string };
export type SheetRow = { state: string; shown: Record<Width, Story> };

const endings: Record<Exclude<Width, "desktop">, RegExp> = {
  phone: / On Phone$/,
  small: / On Small Phone$/,
};

/** "Country On Phone" is how "Country" looks there. */
export function sheetRows(stories: readonly Story[]): SheetRow[] {
  const rows = new Map<string, { first: Story; own: Partial<Record<Width, Story>> }>();
  for (const story of stories) {
    const width = WIDTHS.find((each) => each !== "desktop" && endings[each].test(story.name)) ?? "desktop";
    const state = width === "desktop" ? story.name : story.name.replace(endings[width], "");
    const row = rows.get(state) ?? { first: story, own: {} };
    row.own[width] = story;
    rows.set(state, row);
  }
  return [...rows].map(([state, { first, own }]) => {
    const at = (width: Width) => own[width] ?? own.desktop ?? first;
    return { state, shown: { desktop: at("desktop"), phone: at("phone"), small: at("small") } };
  });
}

/** Where a built Storybook has its picture, relative to its root. */
export const pictureOf = (id: string, width: Width) => `pictures/${id}.${width}.png`;
