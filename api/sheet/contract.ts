import { z } from "zod";

export const SheetFormat = z.enum(["xlsx", "csv"]);
export type SheetFormat = z.infer<typeof SheetFormat>;
