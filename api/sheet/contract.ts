import { z } from "zod";

export const SheetFormat = z.enum(["xlsx", "csv"]);
export type SheetFormat = z.infer<typeof SheetFormat>;

export const SheetError = z.object({
  sheet: z.string(),
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
});
export type SheetError = z.infer<typeof SheetError>;
