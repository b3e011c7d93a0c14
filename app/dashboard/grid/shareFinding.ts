import { formatPercent } from "@gbvf/ui/charts/format.ts";
import { FEWEST_CASES, isFigure } from "@gbvf/ui/charts/reading.ts";
import type { GridArea } from "../themes/GridPart.ts";

/** Of the shares that rank the areas: "KwaZulu-Natal has the largest share, 22.41%"; null where there is none. */
export function shareFinding(areas: readonly Pick<GridArea, "boundary" | "distribution" | "count">[]) {
  const ranked = areas
    .flatMap((area) => (isFigure(area.distribution) ? [{ ...area, share: area.distribution }] : []))
    .toSorted((a, b) => b.share - a.share);
  const [first, ...others] = ranked;
  if (first === undefined || others.length === 0 || first.share === 0) return null;
  const tied = ranked.filter(({ share }) => share === first.share);
  if (tied.length === ranked.length) return null;
  const among = ranked.length < areas.length ? ` of ${ranked.length} areas with figures` : "";
  const names = new Intl.ListFormat("en-GB").format(tied.map(({ boundary }) => boundary));
  const isFew = ranked.slice(0, tied.length + 1).some(({ count }) => Number(count) < FEWEST_CASES);
  const note = isFew ? `; fewer than ${FEWEST_CASES} cases, so the difference may be chance` : "";
  return `${names} ${tied.length === 1 ? "has" : "each have"} the largest share${among}, ${formatPercent(first.share)}${note}`;
}
