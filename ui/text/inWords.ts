import { formatPercent } from "./format.ts";
import { plain } from "./words.ts";

/** More than all who were asked is no share. */
export const formatShare = (share: number) => (share > 1 ? plain("more than 100%") : formatPercent(share));

export interface Writing {
  format: (value: number) => string;
  /** In the plural: "reports". */
  unit: string;
}

/** "1 report", "2 reports"; `npm run words` reads the units. */
export const inUnits = (figure: number, { format, unit }: Writing) =>
  plain(
    { one: `{figure} ${unit.replace(/s$/, "")}`, other: `{figure} ${unit}` },
    { count: figure, figure: format(figure) },
  );
