import { measures } from "@gbvf/mocks/survey/measures.ts";
import { scoresOnlyResults, surveyResults, tooFewResults } from "@gbvf/mocks/survey/surveys.ts";
import { toCsv } from "@gbvf/ui/charts/csv.ts";
import { expect, test } from "vitest";
import { createResultsTable } from "./resultsTable.ts";

const origin = { place: "Here", period: "Apr - Jun 2026", definition: "Shares.", source: null };
const getLines = (...[results]: Parameters<typeof createResultsTable>) =>
  toCsv(createResultsTable(results), origin)
    .split("\r\n")
    .map((line) => line.replace(/,"?Results: .*/, ""));

test("the file has participation, scores of all surveys, changes, the mean of others and the numbers of answers", () => {
  const lines = getLines(surveyResults);
  for (const line of [
    "Responses,Jan - Mar 2026,,,,,,41,,",
    "Responses,Apr - Jun 2026,,,,,,46,,",
    "Expected responses,Apr - Jun 2026,,,,,,60,,",
    "Response rate,Apr - Jun 2026,,,,76.67,,,,",
    "Score,Apr - Jun 2025,Policies,,,51.79,,,,",
    "Score,Jul - Sep 2025,Policies,,,,Too few to show,,,",
    "Score,Apr - Jun 2026,Overall GBVF Maturity,,,75.14,,,,",
    "Change in points,Apr - Jun 2026,Policies,,,21.44,,,,Since Jan - Mar 2026: 21 points higher",
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith("Mean of others,Apr - Jun 2026,Policies,"))).toMatch(
    /their staff and students together: \d+ points higher/,
  );
  expect(lines.some((line) => line.startsWith("Answers,") && line.includes(",46,"))).toBe(true);
});

test("each measure has a row with its category", () => {
  const lines = toCsv(createResultsTable(surveyResults, measures), origin);
  expect(lines).toContain(
    'Measure,Jan - Mar 2026,Policies,,,,,,,"Put the reporting form on the intranet. Head of human resources, until 2026-06-30. Overdue"',
  );
});

test("S20 the file has no shares if few people responded, and no scores if even fewer did", () => {
  const hasFigure = (line: string) => /\d+\.\d\d|,\d+,/.test(line.replace(/^([^,]*,){2}/, ""));
  const listShares = (lines: string[]) => lines.filter((line) => /^(Share|Answers|Score of)/.test(line));
  expect(listShares(getLines(scoresOnlyResults)).filter(hasFigure)).toEqual([]);
  const surveyLines = getLines(tooFewResults).filter((line) => line.includes("Jul - Sep 2025"));
  expect(surveyLines.filter(hasFigure)).toEqual(["Expected responses,Jul - Sep 2025,,,,,,60,,"]);
});
