import { expect, test } from "vitest";
import { readSheetFile } from "../sheet/readSheetFile.ts";
import { writeCsv, writeWorkbook } from "../sheet/writeSheet.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import { temporaryFile } from "../testing/temporaryFile.ts";
import { buildQuestionSheet, QUESTION_SHEETS, SHEET } from "./sheet.ts";

const CATEGORIES = new Map([
  [1, "Behaviours"],
  [3, "Policies"],
  [5, "Demographic"],
]);
const QUESTIONS: DraftQuestion[] = [
  {
    questionKey: "policy-written",
    questionCategoryId: 3,
    questionTypeId: 3,
    visualizeTypeId: 4,
    isComparable: true,
    description: "Is there a “written” policy here – and is it explained?",
    translations: { zu: "Ingabe ikhona inqubomgomo ebhaliwe?" },
    answers: [
      { description: "Yes", score: 2, translations: { zu: "Yebo" } },
      { description: "No", score: 0, translations: null },
    ],
  },
  {
    questionKey: "age",
    questionCategoryId: 5,
    questionTypeId: 3,
    visualizeTypeId: 3,
    isComparable: false,
    description: "=How old are you?",
    translations: null,
    answers: [
      { description: "18 to 30", score: null, translations: null },
      { description: "Over 30", score: null, translations: null },
    ],
  },
];
const questionSheet = buildQuestionSheet(QUESTIONS, CATEGORIES);
const HEADINGS = questionSheet.columns.map(({ heading }) => heading);

async function readFile(file: Buffer | string, fileName = "questions.xlsx") {
  const task = { file: temporaryFile(fileName, file), fileName, context: CATEGORIES };
  const result = await readSheetFile(QUESTION_SHEETS, task);
  if ("errorMessage" in result) throw new Error(result.errorMessage);
  return result.parsed;
}
const expectedResult = { questions: QUESTIONS, errors: [] };

test("a downloaded sheet is read unchanged as a workbook and as CSV, with translations and special characters", async () => {
  expect(await readFile(await writeWorkbook(questionSheet))).toEqual(expectedResult);
  expect(await readFile(writeCsv(questionSheet), "questions.csv")).toEqual(expectedResult);
});

const reversedHeadings = HEADINGS.toReversed();
const editedRows = [
  ["Questionnaire of the third quarter, draft by Thandi"],
  [],
  ["My notes", ...reversedHeadings.map((heading) => heading.replace("_", " ").toUpperCase())],
  ...questionSheet.rows.flatMap((row) => [
    ["look at this again", ...row.toReversed()],
    ["", " "],
  ]),
];

test("reads a workbook with a title above, extra columns, blank rows, reordered columns and a renamed sheet", async () => {
  const renamedWorkbook = await writeWorkbook({
    name: "Vrae Q3",
    columns: (editedRows[0] as string[]).map((heading) => ({ heading, width: 20 })),
    rows: editedRows.slice(1),
  });
  expect(await readFile(renamedWorkbook)).toEqual(expectedResult);
});

test("reads CSV with semicolons, in UTF-8 and in the Windows encoding", async () => {
  const lines = editedRows.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n");
  const windowsFile = Buffer.from(
    [...lines].map(
      (character) => ({ "“": 0x93, "”": 0x94, "–": 0x96 })[character] ?? character.charCodeAt(0),
    ),
  );
  expect(await readFile(windowsFile, "questions.csv")).toEqual(expectedResult);
  expect(await readFile(lines, "questions.csv")).toEqual(expectedResult);
});

test("capitals and dashes that a spreadsheet program puts into keys do not change the key", async () => {
  const capitalisedSheet = {
    ...questionSheet,
    rows: questionSheet.rows.map(([key = "", ...row]) => [key.replace("policy-", "Policy–"), ...row]),
  };
  expect(await readFile(await writeWorkbook(capitalisedSheet))).toEqual(expectedResult);
});

test("refuses a sheet without headings or with a duplicate heading, and names the sheet", async () => {
  const notesWorkbook = await writeWorkbook({
    name: "Notes",
    columns: [{ heading: "To do", width: 9 }],
    rows: [["Ask Sipho"]],
  });
  expect((await readFile(notesWorkbook)).errors[0]).toEqual({
    sheet: "Notes",
    row: 1,
    column: "question_key",
    message: 'The column "question_key" is missing.',
  });
  const sheetWithTwoAnswers = {
    ...questionSheet,
    columns: [...questionSheet.columns, { heading: "Answers", width: 9 }],
  };
  expect((await readFile(await writeWorkbook(sheetWithTwoAnswers))).errors).toEqual([
    { sheet: SHEET, row: 1, column: "answers", message: 'The column "answers" is there twice.' },
  ]);
});

const buildSheet = (cells: Record<string, string>) => ({
  ...questionSheet,
  rows: [
    questionSheet.columns.map(({ heading }, index) => cells[heading] ?? questionSheet.rows[0]?.[index] ?? ""),
  ],
});

test("S50 refuses an answer of very many blanks", async () => {
  const { errors } = await readFile(
    writeCsv(buildSheet({ answers: `Yes${" ".repeat(30_000)}x=2|No=0` })),
    "blanks.csv",
  );
  expect(errors).toEqual([
    { sheet: "blanks.csv", row: 2, column: "answers", message: "An answer has at most 200 characters." },
  ]);
});

test.each([
  [
    "Yes=2|No=0",
    [
      ["Yes", 2],
      ["No", 0],
    ],
  ],
  [
    "a = b = 7 |b\t=\n0",
    [
      ["a = b", 7],
      ["b", 0],
    ],
  ],
])("reads an answer's score after its last equals sign: %j", async (answers, expected) => {
  const { questions, errors } = await readFile(
    writeCsv(buildSheet({ answers, answers_zu: "" })),
    "scores.csv",
  );
  expect(errors).toEqual([]);
  expect(questions[0]?.answers.map(({ description, score }) => [description, score])).toEqual(expected);
});

test("S50 of a sheet with errors in every row, only the first errors are reported, each shortened", async () => {
  const rows = Array<string[]>(2000).fill(HEADINGS.map(() => "x".repeat(100)));
  const { errors } = await readFile(writeCsv({ ...questionSheet, rows }), "faults.csv");
  expect(errors.length).toBe(200);
  expect(JSON.stringify(errors).length).toBeLessThan(60_000);
});

const THREE_ANSWERS = "Yes=2|It is being written=1|No=0";
const readOne = async (cells: Record<string, string>) => readFile(writeCsv(buildSheet(cells)), "three.csv");

test.each([
  ["Yebo|Cha", /^The question has 3 answers, their translation 2\./],
  ["Yebo=2|Cha=0", /^The question has 3 answers, their translation 2\./],
  ["Yebo|Iyabhalwa|Cha", /^The scores do not match: "Yebo" should be the translation of "Yes=2"; /],
  ["Yebo=2|Cha=0|Iyabhalwa=1", /"Cha=0" should be the translation of "It is being written=1"/],
  ["Yebo=2|Cha=1|Cha=0", /^A translated answer is there twice\.$/],
])(
  "refuses a translation whose answers differ from those of the question: %s",
  async (answers_zu, message) => {
    const { errors } = await readOne({ answers: THREE_ANSWERS, answers_zu });
    expect(errors).toEqual([
      { sheet: "three.csv", row: 2, column: "answers_zu", message: expect.stringMatching(message) },
    ]);
  },
);

test("accepts a translation with the same number of answers and scores, even if one is not translated", async () => {
  const { questions, errors } = await readOne({ answers: THREE_ANSWERS, answers_zu: "Yebo=2||Cha = 0" });
  expect(errors).toEqual([]);
  expect(questions[0]?.answers.map(({ translations }) => translations?.zu)).toEqual([
    "Yebo",
    undefined,
    "Cha",
  ]);
});

test("reports a column with an unknown language code, with the right heading", async () => {
  const misnamedSheet = {
    ...questionSheet,
    columns: questionSheet.columns.map((each) => ({
      ...each,
      heading: each.heading.replace(/_zu$/, "_zulu"),
    })),
  };
  expect(
    (await readFile(await writeWorkbook(misnamedSheet))).errors.map(({ row, column, message }) => [
      row,
      column,
      message,
    ]),
  ).toEqual([
    [1, "question_zulu", 'The column "question_zulu" is unknown. For isiZulu it is called "question_zu".'],
    [1, "answers_zulu", 'The column "answers_zulu" is unknown. For isiZulu it is called "answers_zu".'],
  ]);
});

test("reports one message for each of eight errors", async () => {
  const [row = []] = questionSheet.rows;
  const buildRow = (cells: Record<string, string>) =>
    HEADINGS.map((heading, index) => cells[heading] ?? row[index] ?? "");
  const { errors } = await readFile(
    writeCsv({
      ...questionSheet,
      rows: [
        buildRow({ question_key: "a", category: "Polices", answers: "Yes|No" }),
        buildRow({ question_key: "b", answers: "Yes|Partly|No", answers_zu: "" }),
        buildRow({ question_key: "c", category: "Demographic", answers: "Yes=1|No=0", answers_zu: "" }),
        buildRow({ question_key: "d", type: "single" }),
        buildRow({ question_key: "e", answers: "Yes=2" }),
        buildRow({ question_key: "f", question: "" }),
        buildRow({ question_key: "f", question: "What?", answers: "Yes=0|No=0", answers_zu: "" }),
      ],
    }),
    "eight.csv",
  );
  expect(errors.map(({ row: line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '2 category: "Polices" is none of these: Behaviours, Policies, Demographic.',
    '3 answers: "Yes", "Partly", "No" need scores, as in "Yes=2".',
    "4 answers: Answers of this category must not have a score. Leave out the equals sign and the number.",
    '5 type: "single" is none of these: one, many.',
    "6 answers: Write 2 to 20 answers with | between them.",
    "7 question: A question has 1 to 500 characters.",
    "8 answers: At least one answer needs a score above 0.",
    '8 question_key: The key "f" is there twice.',
  ]);
});
