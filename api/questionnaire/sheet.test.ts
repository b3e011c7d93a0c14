import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readUpload } from "../sheet/readUpload.ts";
import { writeCsv, writeWorkbook } from "../sheet/writeSheet.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import { QUESTION_SHEETS, SHEET, sheetOfQuestions } from "./sheet.ts";

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
const csv = sheetOfQuestions(QUESTIONS, CATEGORIES);
const HEADINGS = csv.columns.map(({ heading }) => heading);

async function read(file: Buffer | string, fileName = "questions.xlsx") {
  const uploadedSheet = { upload: Readable.from([Buffer.from(file)]), fileName };
  return (await readUpload(uploadedSheet, QUESTION_SHEETS, CATEGORIES)).parsed;
}
const same = { questions: QUESTIONS, errors: [] };

test("what we write is read as it was, as a workbook and as CSV, translations and signs as well", async () => {
  expect(await read(await writeWorkbook(csv))).toEqual(same);
  expect(await read(writeCsv(csv), "questions.csv")).toEqual(same);
});

const order = HEADINGS.toReversed();
const asMade = [
  ["Questionnaire of the third quarter, draft by Thandi"],
  [],
  ["My notes", ...order.map((heading) => heading.replace("_", " ").toUpperCase())],
  ...csv.rows.flatMap((row) => [
    ["look at this again", ...row.toReversed()],
    ["", " "],
  ]),
];

test("a workbook with a title above, notes next to it, blank rows and columns in another order, on a renamed sheet", async () => {
  const renamed = await writeWorkbook({
    name: "Vrae Q3",
    columns: (asMade[0] as string[]).map((heading) => ({ heading, width: 20 })),
    rows: asMade.slice(1),
  });
  expect(await read(renamed)).toEqual(same);
});

test("CSV with semicolons, as Excel saves it here, also in the Windows encoding", async () => {
  const lines = asMade.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n");
  const windows = Buffer.from(
    [...lines].map((email) => ({ "“": 0x93, "”": 0x94, "–": 0x96 })[email] ?? email.charCodeAt(0)),
  );
  expect(await read(windows, "questions.csv")).toEqual(same);
  expect(await read(lines, "questions.csv")).toEqual(same);
});

test("capitals and dashes that a spreadsheet program puts into keys by itself make no other question", async () => {
  const capital = {
    ...csv,
    rows: csv.rows.map(([key = "", ...row]) => [key.replace("policy-", "Policy–"), ...row]),
  };
  expect(await read(await writeWorkbook(capital))).toEqual(same);
});

test("a sheet without headings, or with one twice, says so with its name", async () => {
  const notes = await writeWorkbook({
    name: "Notes",
    columns: [{ heading: "To do", width: 9 }],
    rows: [["Ask Sipho"]],
  });
  expect((await read(notes)).errors[0]).toEqual({
    sheet: "Notes",
    row: 1,
    column: "question_key",
    message: 'The column "question_key" is missing.',
  });
  const twice = { ...csv, columns: [...csv.columns, { heading: "Answers", width: 9 }] };
  expect((await read(await writeWorkbook(twice))).errors).toEqual([
    { sheet: SHEET, row: 1, column: "answers", message: 'The column "answers" is there twice.' },
  ]);
});

const sheetWith = (cells: Record<string, string>) => ({
  ...csv,
  rows: [csv.columns.map(({ heading }, at) => cells[heading] ?? csv.rows[0]?.[at] ?? "")],
});

test("S50 an answer with blanks without end is refused", async () => {
  const { errors } = await read(
    writeCsv(sheetWith({ answers: `Yes${" ".repeat(30_000)}x=2|No=0` })),
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
])("an answer's score stands after its last equals sign: %j", async (answers, expected) => {
  const { questions, errors } = await read(writeCsv(sheetWith({ answers, answers_zu: "" })), "scores.csv");
  expect(errors).toEqual([]);
  expect(questions[0]?.answers.map(({ description, score }) => [description, score])).toEqual(expected);
});

test("S50 of a sheet with faults in every row only the first are reported, each shortened", async () => {
  const rows = Array<string[]>(2000).fill(HEADINGS.map(() => "x".repeat(100)));
  const { errors } = await read(writeCsv({ ...csv, rows }), "faults.csv");
  expect(errors.length).toBe(200);
  expect(JSON.stringify(errors).length).toBeLessThan(60_000);
});

const THREE = "Yes=2|It is being written=1|No=0";
const read1 = async (cells: Record<string, string>) => read(writeCsv(sheetWith(cells)), "three.csv");

test.each([
  ["Yebo|Cha", /^The question has 3 answers, their translation 2\./],
  ["Yebo=2|Cha=0", /^The question has 3 answers, their translation 2\./],
  ["Yebo|Iyabhalwa|Cha", /^The scores do not match: "Yebo" should be the translation of "Yes=2"; /],
  ["Yebo=2|Cha=0|Iyabhalwa=1", /"Cha=0" should be the translation of "It is being written=1"/],
  ["Yebo=2|Cha=1|Cha=0", /^A translated answer is there twice\.$/],
])(
  "a translation whose answers are not those of the question is a fault: %s",
  async (answers_zu, message) => {
    const { errors } = await read1({ answers: THREE, answers_zu });
    expect(errors).toEqual([
      { sheet: "three.csv", row: 2, column: "answers_zu", message: expect.stringMatching(message) },
    ]);
  },
);

test("a translation with as many answers and their scores is taken, also where one is not translated yet", async () => {
  const { questions, errors } = await read1({ answers: THREE, answers_zu: "Yebo=2||Cha = 0" });
  expect(errors).toEqual([]);
  expect(questions[0]?.answers.map(({ translations }) => translations?.zu)).toEqual([
    "Yebo",
    undefined,
    "Cha",
  ]);
});

test("a language that is not known by the end of its column is named, with what it is called", async () => {
  const zulu = {
    ...csv,
    columns: csv.columns.map((each) => ({ ...each, heading: each.heading.replace(/_zu$/, "_zulu") })),
  };
  expect(
    (await read(await writeWorkbook(zulu))).errors.map(({ row, column, message }) => [row, column, message]),
  ).toEqual([
    [1, "question_zulu", 'The column "question_zulu" is unknown. For isiZulu it is called "question_zu".'],
    [1, "answers_zulu", 'The column "answers_zulu" is unknown. For isiZulu it is called "answers_zu".'],
  ]);
});

test("eight mistakes are eight messages", async () => {
  const [row = []] = csv.rows;
  const withCells = (cells: Record<string, string>) =>
    HEADINGS.map((heading, at) => cells[heading] ?? row[at] ?? "");
  const { errors } = await read(
    writeCsv({
      ...csv,
      rows: [
        withCells({ question_key: "a", category: "Polices", answers: "Yes|No" }),
        withCells({ question_key: "b", answers: "Yes|Partly|No", answers_zu: "" }),
        withCells({ question_key: "c", category: "Demographic", answers: "Yes=1|No=0", answers_zu: "" }),
        withCells({ question_key: "d", type: "single" }),
        withCells({ question_key: "e", answers: "Yes=2" }),
        withCells({ question_key: "f", question: "" }),
        withCells({ question_key: "f", question: "What?", answers: "Yes=0|No=0", answers_zu: "" }),
      ],
    }),
    "eight.csv",
  );
  expect(errors.map(({ row: line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '2 category: "Polices" is none of these: Behaviours, Policies, Demographic.',
    '3 answers: "Yes", "Partly", "No" need scores, as in "Yes=2".',
    "4 answers: Answers of this category have no score.",
    '5 type: "single" is none of these: one, many.',
    "6 answers: Write 2 to 20 answers with | between them.",
    "7 question: A question has 1 to 500 characters.",
    "8 answers: At least one answer needs a score above 0.",
    '8 question_key: The key "f" is there twice.',
  ]);
});
