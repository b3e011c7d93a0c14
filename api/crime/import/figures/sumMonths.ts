import type { Month } from "../../../import/parsePeriod.ts";
import { type FigureTable, monthLabel, type PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

/** Quarters with three months and no column of their own. Reports incomplete ones. */
export function sumMonths(
  months: readonly FigureTable[],
  stated: readonly PeriodFigures[],
  note: (sentence: string) => void,
): PeriodFigures[] {
  const byQuarter = Map.groupBy(months, ({ period }) => {
    const { year, month } = period as Month;
    return year * 10 + Math.ceil(month / 3);
  });
  const quarters: PeriodFigures[] = [];
  for (const [key, group] of byQuarter) {
    const period = { year: Math.floor(key / 10), quarter: key % 10 };
    if (stated.some((each) => each.period.year === period.year && each.period.quarter === period.quarter))
      continue;
    const [first, second, third] = group;
    if (first === undefined || second === undefined || third === undefined) {
      const names = group.map((each) => monthLabel(each.period as Month)).join(" and ");
      note(`${names} ${group.length === 1 ? "is" : "are"} left out: the file lacks the rest of the quarter.`);
      continue;
    }
    const figures = new Int32Array(first.figures.length).fill(NOT_CAPTURED);
    let incomplete = 0;
    for (let place = 0; place < figures.length; place++) {
      const counts = [first.figures[place], second.figures[place], third.figures[place]] as number[];
      const missing = counts.filter((count) => count === NOT_CAPTURED).length;
      if (missing === 0) figures[place] = counts.reduce((sum, count) => sum + count, 0);
      else if (missing < 3) incomplete += 1;
    }
    if (incomplete > 0) {
      note(
        `${incomplete} ${incomplete === 1 ? "figure" : "figures"} of the quarter that begins with ${monthLabel({ year: period.year, month: period.quarter * 3 - 2 })} ${incomplete === 1 ? "is" : "are"} left out: not all three months are there.`,
      );
    }
    quarters.push({ period, figures });
  }
  return quarters;
}
