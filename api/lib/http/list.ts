import { z } from "zod";
import { idInAddress, MAX_INTEGER } from "./idInAddress.ts";

export const pageFields = {
  pageNumber: idInAddress(1, MAX_INTEGER).default(1),
  pageSize: idInAddress(1, 100).default(30),
};

/** Every word, in any case and accents. */
export const SearchText = z.string().max(100);

export const sortFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(["ascending", "descending"]).default("ascending"),
});

export const listOf = <const Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), total: z.number().int() } as Record<Name, z.ZodArray<Row>> & {
    total: z.ZodNumber;
  });
