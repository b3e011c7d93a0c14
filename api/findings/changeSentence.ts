import type { MeasureWords } from "../lib/figures/measure.ts";
import { type Area, MIN_CASES } from "./Area.ts";
import type { Change, Line } from "./contract.ts";
import { countAreas, formatIn, levelWord, uncapitalised } from "./words.ts";

export type Latest = { period: string; measured: Area };
export type Changes = Pick<Line, "sinceQuarter" | "sinceYear" | "sinceCycle">;

export function changeSentence(words: MeasureWords, { period, measured }: Latest, changes: Changes) {
  if (typeof measured.value !== "number")
    return measured.value === "too-few"
      ? `${measured.name}: ${uncapitalised(words.missing["too-few"])}`
      : null;
  const format = formatIn(words.kind);
  const comparison = against(changes, format, words.cases);
  if (comparison === null) return null;
  return `${measured.name} had ${words.says(format(measured.value), measured.value === 1)} ${words.when} ${period}, ${comparison}`;
}

const directions = {
  rose: "up from ",
  fell: "down from ",
  same: "the same as ",
  "about-same": "about the same as ",
  unsure: "against ",
} as const;
type Part = { direction: keyof typeof directions; words: string };

/** "up from 27.02 the quarter before; it was 25.10 a year before, and with fewer than 20 reports …" */
function against(
  { sinceQuarter, sinceYear, sinceCycle }: Changes,
  format: (figure: number) => string,
  cases: string | null,
): string | null {
  const parts = [
    { change: sinceQuarter, when: "the quarter before" },
    { change: sinceYear, when: "a year before" },
    { change: sinceCycle, when: "the cycle before" },
  ].flatMap(({ change, when }): Part[] => {
    if (change === null || change.direction === null || typeof change.from !== "number") return [];
    const { direction, from } = change;
    return [{ direction, words: direction === "same" ? when : `${format(from)} ${when}` }];
  });
  if (parts.length === 0) return null;
  const sure = parts.filter(({ direction }) => direction !== "unsure");
  const [unsure] = parts.filter(({ direction }) => direction === "unsure");
  if (unsure === undefined) return joined(sure);
  const few = `fewer than ${MIN_CASES} ${cases}`;
  return sure.length === 0
    ? `${joined(parts)}; ${few}, so the difference may be chance`
    : `${joined(sure)}; it was ${unsure.words}, and with ${few} that difference may be chance`;
}

/** "up from 27.02 the quarter before and 25.10 a year before" */
const joined = (parts: readonly Part[]) =>
  parts
    .map(({ direction, words }, index) =>
      direction === parts[index - 1]?.direction ? words : `${directions[direction]}${words}`,
    )
    .join(" and ");

export function areasChangeSentence(
  { cases }: MeasureWords,
  changes: readonly (Change | null)[],
  boundaryTypeId: number,
): string | null {
  const compared = changes.filter((change) => change !== null && change.direction !== null);
  const [first] = compared;
  if (first == null || compared.length < 2) return null;
  const between = `from ${first.since} to ${first.period}`;
  const count = (direction: Change["direction"]) =>
    compared.filter((change) => change?.direction === direction).length;
  const [rose, fell, unsure, aboutSame] = [
    count("rose"),
    count("fell"),
    count("unsure"),
    count("about-same"),
  ];
  const all = `${countAreas(compared.length, boundaryTypeId)}${compared.length < changes.length ? " with figures" : ""}`;
  if (unsure === compared.length)
    return `Too few ${cases} to say which ${levelWord(boundaryTypeId, 2)} changed`;
  if (aboutSame > 0 && rose + fell === 0)
    return `All ${all} are about the same in ${first.period} as in ${first.since}`;
  const few =
    unsure > 0
      ? `; ${unsure} ${unsure === 1 ? "has" : "have"} too few ${cases} to say`
      : aboutSame > 0
        ? `; ${aboutSame} ${aboutSame === 1 ? "is" : "are"} about the same`
        : "";
  if (rose + fell === 0)
    return unsure === 0
      ? `None of the ${all} changed ${between}`
      : `${compared.length - unsure} of ${all} did not change ${between}${few}`;
  if (rose === compared.length) return `All ${all} rose ${between}`;
  if (fell === compared.length) return `All ${all} fell ${between}`;
  if (rose === 0) return `${fell} of ${all} fell and none rose ${between}${few}`;
  return `${rose} of ${all} rose and ${fell === 0 ? "none" : fell} fell ${between}${few}`;
}
