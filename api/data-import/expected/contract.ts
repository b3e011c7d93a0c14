import { z } from "zod";
import { IMPORT_KINDS, IMPORTERS } from "../../import/importKinds.ts";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../lib/http/endpoint.ts";

const Year = z.int().min(2000).max(2100);
const Quarter = z.int().min(1).max(4);

export const ExpectedFigures = z.object({
  expectedFiguresId: z.number().int(),
  kind: z.enum(IMPORT_KINDS),
  year: Year,
  quarter: Quarter,
  expectedOn: z.iso.date(),
  repeats: z.boolean(),
  daysAfterQuarter: z.number().int(),
  note: z.string(),
  /** Empty once the figures are here. */
  due: z.array(z.object({ sentence: z.string(), isLate: z.boolean() })),
});
export type ExpectedFigures = z.infer<typeof ExpectedFigures>;

export const MAX_EXPECTED = 100;

export const getExpectedFigures = endpoint({
  method: "GET",
  path: "/api/import/getExpectedFigures",
  access: IMPORTERS,
  response: z.object({ expected: z.array(ExpectedFigures).max(MAX_EXPECTED) }),
});

export const expectFigures = endpoint({
  method: "POST",
  path: "/api/import/expectFigures",
  access: IMPORTERS,
  audits: ["figures expected"],
  body: z.strictObject({
    kind: z.enum(IMPORT_KINDS, "Choose which figures are expected"),
    period: z.string("Choose the quarter").regex(/^20\d\d-[1-4]$/, "Choose the quarter"),
    expectedOn: z.iso
      .date("Enter the day by which they are expected")
      .refine((day) => day >= "2000", "Enter the year with four digits, first: 2026/11/20"),
    repeats: z.boolean(),
    note: z.string().trim().max(200, "At most 200 characters"),
  }),
  response: Done,
});

export const forgetExpected = endpoint({
  method: "POST",
  path: "/api/import/forgetExpected",
  access: IMPORTERS,
  audits: ["figures no longer expected"],
  body: z.strictObject({ expectedFiguresId: z.int32().min(1) }),
  response: Done,
});

export const dataImportExpectedEndpoints = [getExpectedFigures, expectFigures, forgetExpected] as const;
