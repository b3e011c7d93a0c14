import { afterAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { importInto } from "../../testing/import/importInto.ts";
import { buildSurveyFile, SURVEY_HEADER } from "../../testing/import/surveyFile.ts";

const { importText, knex } = await importInto("healthchecks", "demonstration", undefined, afterAll);
const before = await knex("health_check").orderBy("health_check_id");

const VALID_FILE = await buildSurveyFile([
  {
    organisation: "Helpers",
    organisation_type: "Civil society",
    municipality: "NC091",
    survey: "staff",
    period: "2026Q1",
    expected: 20,
    responses: 10,
  },
]);
const ROWS = VALID_FILE.split("\n");
const [, FIRST_ROW] = ROWS as [string, string];
const changeFirstRow = (from: string, to: string) =>
  VALID_FILE.replace(FIRST_ROW, FIRST_ROW.replace(from, to));

const files: [error: string, content: string, message: RegExp][] = [
  ["an empty file", "", /^bad\.csv: the file is empty\.$/],
  ["a header alone", SURVEY_HEADER, /^bad\.csv: it has a header and no answers\.$/],
  ["a missing column", "organisation,survey\n", /line 1: the header has no column/],
  [
    "a survey of an unknown group",
    changeFirstRow('"staff"', '"parents"'),
    /line 2, column D "survey": "parents" is neither staff nor students/,
  ],
  [
    "a student survey of an organisation without students",
    changeFirstRow('"staff"', '"students"'),
    /line 2, column D "survey": an organisation of type "Civil society" has no/,
  ],
  [
    "an invalid quarter",
    changeFirstRow("2026Q1", "spring"),
    /line 2, column E "period": "spring" is not a calendar quarter/,
  ],
  [
    "a running quarter",
    changeFirstRow("2026Q1", "2026Q3"),
    /line 2, column E "period": the quarter 2026Q3 has not ended yet/,
  ],
  [
    "an organisation without a name",
    changeFirstRow("Helpers", ""),
    /line 2, column A "organisation": the organisation has no name/,
  ],
  [
    "nobody expected",
    changeFirstRow('"20"', '"0"'),
    /line 2, column F "expected": at least one expected response is needed/,
  ],
  ["a negative count", changeFirstRow('"10"', '"-1"'), /line 2, column G "responses": "-1" is not a count/],
  [
    "a run that is described in two ways",
    changeFirstRow('"20"', '"21"'),
    /it has 16 faults, and nothing was imported/,
  ],
  [
    "a question that the questionnaire does not have",
    changeFirstRow("written policy", "song"),
    /line 2, column H "question": "Is there a song here .*is not asked/,
  ],
  [
    "an unknown answer",
    changeFirstRow('"Yes"', '"Perhaps"'),
    /line 2, column I "answer": "Perhaps" is not an answer to this question/,
  ],
  [
    "an answer that appears twice",
    VALID_FILE + FIRST_ROW,
    /line 19, column I "answer": this answer appears twice/,
  ],
  [
    "answers that do not add up",
    changeFirstRow(',"10"\n', ',"9"\n').replace(/,"10"$/m, ',"9"'),
    /line 2: .*add up to 9, not to 10 responses/,
  ],
  [
    "more choices than responses",
    VALID_FILE.replace(
      '"A safe way to report without a name","0"',
      '"A safe way to report without a name","11"',
    ),
    /line 2: .*an answer was chosen more often than there are responses/,
  ],
  [
    "no row that can be placed",
    VALID_FILE.replaceAll("NC091", "Nowhere"),
    /none of its 17 rows can be placed/,
  ],
];

test.each(files)(
  "%s stops the import with the file and line, and changes nothing",
  async (_error, content, message) => {
    const failed = await importText(content, { name: "bad.csv" }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ImportError);
    expect((failed as ImportError).message).toMatch(message);
    expect(await knex("health_check").orderBy("health_check_id")).toEqual(before);
  },
);
