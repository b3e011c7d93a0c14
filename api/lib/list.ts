import { z } from "zod";
import { idInAddress, LARGEST_INTEGER } from "./idInAddress.ts";

/** What every call for a list takes, in its query or its body. */
export const pageFields = {
  /** From 1. */
  pageNumber: idInAddress(1, LARGEST_INTEGER).default(1),
  pageSize: idInAddress(1, 100).default(30),
};

/** What is looked for: each word has to be there, in any case, with or without accents. */
export const SearchText = z.string().max(100);

/** By what a list can be sorted; the first unless the call says otherwise. */
export const sortFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(["ascending", "descending"]).default("ascending"),
});

/** One page of a list: its rows under their own name, and how many there are on all pages: `listOf("users", User)`. */
export const listOf = <const Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), total: z.number().int() } as Record<Name, z.ZodArray<Row>> & {
    total: z.ZodNumber;
  });
