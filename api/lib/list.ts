import { z } from "zod";
import { idInAddress, LARGEST_INTEGER } from "./idInAddress.ts";

/** In query or body. */
export const pageFields = {
  /** From 1. */
  pageNumber: idInAddress(1, LARGEST_INTEGER).default(1),
  pageSize: idInAddress(1, 100).default(30),
};

/** Every word, in any case and accents. */
export const SearchText = z.string().max(100);

/** The first is the default. */
export const sortFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(["ascending", "descending"]).default("ascending"),
});

/** `listOf("users", User)`: a page and the total. */
export const listOf = <const Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), total: z.number().int() } as Record<Name, z.ZodArray<Row>> & {
    total: z.ZodNumber;
  });
