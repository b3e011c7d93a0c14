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
/**
 * "category 2" marks a column with the counts of category 2, "period 2018Q1" one with the counts of that
 * quarter.
 */
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

/** A null meaning leaves the column out. */
const ColumnChoice = z.strictObject({ heading: QuestionText, meaning: ColumnMeaning.nullable() });

/**
 * `province` is a code, or "" for any province. A null `stationCode` deletes the stored choice for the name.
 */
const StationChoice = z.strictObject({
  name: QuestionText,
  province: z.string().max(10),
  stationCode: z.string().max(20).nullable(),
});

const CategoryId = z.int32().min(1);

/** Applying the import stores these choices for later files, except the category. */
export const ImportChoices = z.strictObject({
  columns: z.array(ColumnChoice).max(MAX_QUESTION_COLUMNS),
  stations: z.array(StationChoice).max(MAX_QUESTION_NAMES),
  /** The category of all figures in a file without a column of categories. */
  categoryId: CategoryId.optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportQuestions = z.object({
  columns: z.array(
    z.object({
      heading: z.string(),
      meaning: ColumnMeaning.nullable(),
      isChosen: z.boolean(),
      /** Ids of similar categories, the most similar first. */
      nearest: z.array(z.number().int()),
    }),
  ),
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** `nearest` lists the categories that the file's title names. */
  category: z.object({ categoryId: CategoryId.nullable(), nearest: z.array(z.number().int()) }).optional(),
  /** Subjects that no column of the file has. */
  missing: z.array(ColumnSubject),
  /** Unknown names come first, then those with most rows. */
  stations: z.array(
    z.object({
      name: z.string(),
      province: z.string(),
      rows: z.number().int(),
      /** "84 sexual offences in 2018/19" */
      reports: z.string().nullable(),
      stationCode: z.string().nullable(),
      /** Codes of similar stations, the most similar first. */
      nearest: z.array(z.string()),
    }),
  ),
  furtherNames: z.number().int(),
});
export type ImportQuestions = z.infer<typeof ImportQuestions>;
