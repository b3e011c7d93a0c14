import { z } from "zod";
import { CallablePlace, LocatedLine, LocatedService, Point } from "../contract.ts";

export type Service = z.infer<typeof LocatedService>;
export type Line = z.infer<typeof LocatedLine>;

const NameRow = z.object({ boundaryId: z.number().int(), name: z.string() });

const Area = NameRow.extend({
  kind: z.enum(["province", "district"]),
  otherNames: z.record(z.string(), z.string()),
  province: NameRow,
  towns: z.array(z.string()),
  precincts: z.array(z.string()),
});
export type Area = z.infer<typeof Area>;

const Municipality = Area.extend({
  kind: z.literal("municipality"),
  district: NameRow,
  townPoints: z.record(z.string(), Point),
  middle: Point.nullable(),
  services: z.array(LocatedService),
});
export type Municipality = z.infer<typeof Municipality>;

export const Help = z.object({
  lines: z.array(LocatedLine),
  areas: z.array(Area),
  municipalities: z.array(Municipality),
  callable: z.array(CallablePlace),
  isDemonstration: z.boolean(),
});
export type Help = z.infer<typeof Help>;
