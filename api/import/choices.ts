import { z } from "zod";

export const COLUMN_SUBJECTS = [
  "station",
  "province",
  "municipality",
  "category",
  "period",
  "year",
  "month",
  "count",
  "level",
] as const;
const ColumnSubject = z.enum(COLUMN_SUBJECTS);
export type ColumnSubject = z.infer<typeof ColumnSubject>;
/** A column "category 2" has the counts of category 2, a column "period 2018Q1" those of that quarter. */
const ColumnMeaning = z.union([
  ColumnSubject,
  z.templateLiteral(["category ", z.number().int().positive()]),
  z.templateLiteral(["period ", z.string().regex(/^\d{4}(?:\/\d{2}|Q[1-4])$/)]),
]);
export type ColumnMeaning = z.infer<typeof ColumnMeaning>;

export const MAX_QUESTION_COLUMNS = 500;
export const MAX_QUESTION_NAMES = 100;
export const MAX_QUESTION_CHARACTERS = 200;

const QuestionText = z.string().min(1).max(MAX_QUESTION_CHARACTERS);

/** Null leaves the column out. */
const ColumnChoice = z.strictObject({ heading: QuestionText, meaning: ColumnMeaning.nullable() });

/** `province` is a code, "" for any. A null `stationCode` deletes the stored choice for the name. */
const StationChoice = z.strictObject({
  name: QuestionText,
  province: z.string().max(10),
  stationCode: z.string().max(20).nullable(),
});

const CategoryId = z.int32().min(1);

/** Applying stores them for later files, except the category. */
export const ImportChoices = z.strictObject({
  columns: z.array(ColumnChoice).max(MAX_QUESTION_COLUMNS),
  stations: z.array(StationChoice).max(MAX_QUESTION_NAMES),
  /** Is the category of every figure if the file has no column for it. */
  categoryId: CategoryId.optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportQuestions = z.object({
  columns: z.array(
    z.object({
      heading: z.string(),
      meaning: ColumnMeaning.nullable(),
      isChosen: z.boolean(),
      /** Ids, most similar first. */
      nearest: z.array(z.number().int()),
    }),
  ),
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** `nearest` has the categories that the file's title names. */
  category: z.object({ categoryId: CategoryId.nullable(), nearest: z.array(z.number().int()) }).optional(),
  /** They are in no column of the file. */
  missing: z.array(ColumnSubject),
  /** Sorted by unknown first, then by rows. */
  stations: z.array(
    z.object({
      name: z.string(),
      province: z.string(),
      rows: z.number().int(),
      /** "84 sexual offences in 2018/19" */
      reports: z.string().nullable(),
      stationCode: z.string().nullable(),
      /** Codes, most similar first. */
      nearest: z.array(z.string()),
    }),
  ),
  furtherNames: z.number().int(),
});
export type ImportQuestions = z.infer<typeof ImportQuestions>;
