import { viewports } from "./viewports.ts";

/** The columns of a contact sheet. */
export const COLUMNS = {
  phone: { ...viewports.phone, label: "360 px", colorScheme: "light" },
  tablet: { ...viewports.tablet, label: "768 px", colorScheme: "light" },
  desktop: { ...viewports.desktop, label: "1280 px", colorScheme: "light" },
  dark: { ...viewports.desktop, label: "1280 px, dark", colorScheme: "dark" },
} as const;
export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

type Story = { id: string; name: string };
export type SheetRow = { state: string; stories: Record<Column, Story> };

const PHONE_ENDING = / On (Small )?Phone$/;

/** Groups stories by state: "Country On Phone" shows the state "Country" on a phone. */
export function groupSheetRows(stories: readonly Story[]): SheetRow[] {
  const rows = Map.groupBy(stories, ({ name }) => name.replace(PHONE_ENDING, ""));
  return [...rows].map(([state, [first, ...rest]]) => {
    const stateStories = first === undefined ? rest : [first, ...rest];
    const wide = stateStories.find(({ name }) => name === state) ?? (stateStories[0] as Story);
    const phone = stateStories.find(({ name }) => PHONE_ENDING.test(name)) ?? wide;
    return { state, stories: { phone, tablet: wide, desktop: wide, dark: wide } };
  });
}

/** Returns the path of the picture relative to the root of a built Storybook. */
export const getPicture = (id: string, column: Column) => `pictures/${id}.${column}.png`;
