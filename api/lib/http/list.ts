import { z } from "zod";

/** Accepts one spelling of a number: `07`, `+7`, `7.0` and ` 7` would be cached separately. */
export const idInAddress = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(SPELLING).transform(Number)])
    .pipe(z.number().int().min(min).max(max));

const SPELLING = /^(0|[1-9]\d*)$/;

export const MAX_INTEGER = 2_147_483_647;
export const MAX_SMALLINT = 32_767;

export const pageFields = {
  pageNumber: idInAddress(1, MAX_INTEGER).default(1),
  pageSize: idInAddress(1, 100).default(30),
};

/** Every word must match; case and accents do not matter. */
export const SearchText = z.string().max(100);

export const sortFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(["ascending", "descending"]).default("ascending"),
});

export const buildListResponse = <const Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), total: z.number().int() } as Record<Name, z.ZodArray<Row>> & {
    total: z.ZodNumber;
  });
