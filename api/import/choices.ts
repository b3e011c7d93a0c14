import { z } from "zod";

/** What a column of crime figures can be chosen to be, beside a category or a period. */
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
/** "category 2": counts of the category of that id. "period 2005/06", "period 2018Q1": counts of that period. */
const ColumnMeaning = z.union([
  ColumnSubject,
  z.templateLiteral(["category ", z.number().int().positive()]),
  z.templateLiteral(["period ", z.string().regex(/^\d{4}(?:\/\d{2}|Q[1-4])$/)]),
]);
export type ColumnMeaning = z.infer<typeof ColumnMeaning>;

export const MAX_ASKED_COLUMNS = 500;
export const MAX_ASKED_NAMES = 100;
/** A longer heading or name is not asked about. */
export const MAX_ASKED_CHARACTERS = 200;

const Words = z.string().min(1).max(MAX_ASKED_CHARACTERS);

/** A meaning of null leaves the column out. */
const ColumnChoice = z.strictObject({ heading: Words, meaning: ColumnMeaning.nullable() });

/** `province` is a code, or "" for any. A code of null forgets the name. */
const StationChoice = z.strictObject({
  name: Words,
  province: z.string().max(10),
  stationCode: z.string().max(20).nullable(),
});

const CategoryId = z.int32().min(1);

/**
 * Stored for later files when the import is applied; columns only for files with the same headings. The category
 * is not stored.
 */
export const ImportChoices = z.strictObject({
  columns: z.array(ColumnChoice).max(MAX_ASKED_COLUMNS),
  stations: z.array(StationChoice).max(MAX_ASKED_NAMES),
  /** Of all figures of a file without a column of categories. */
  categoryId: CategoryId.optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** What a file has that is not known, or known only because somebody chose it. */
export const ImportQuestions = z.object({
  columns: z.array(
    z.object({
      heading: z.string(),
      meaning: ColumnMeaning.nullable(),
      isChosen: z.boolean(),
      /** Ids of the categories with the most similar names. */
      nearest: z.array(z.number().int()),
    }),
  ),
  /** Filled if the administrator has to assign columns or a category. */
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Of a file without a column of categories; `nearest` are those that its title names. */
  category: z.object({ categoryId: CategoryId.nullable(), nearest: z.array(z.number().int()) }).optional(),
  /** Subjects for which the file has no column. */
  missing: z.array(ColumnSubject),
  /** Unknown ones first, then those of most rows. */
  stations: z.array(
    z.object({
      name: z.string(),
      province: z.string(),
      rows: z.number().int(),
      /** "84 sexual offences in 2018/19"; null where it has none. */
      reports: z.string().nullable(),
      stationCode: z.string().nullable(),
      /** Codes of the stations with the most similar names. */
      nearest: z.array(z.string()),
    }),
  ),
  furtherNames: z.number().int(),
});
export type ImportQuestions = z.infer<typeof ImportQuestions>;
