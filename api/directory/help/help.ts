import { z } from "zod";
import { serviceLanguages } from "../../shared/i18n/languages.ts";
import { CallablePlace, Point } from "../contract.ts";

const Call = z.object({
  dialled: z.string(),
  number: z.string(),
  of: z.string().nullable(),
  id: z.string(),
});

const Service = z.object({
  name: z.string(),
  kind: z.string(),
  buildingBlockId: z.number().int(),
  about: z.string().nullable(),
  openingHours: z.string().nullable(),
  languages: z.array(z.enum(serviceLanguages)),
  address: z.string().nullable(),
  isConfidential: z.boolean(),
  point: Point.nullable(),
  calls: z.array(Call),
  checkedOn: z.iso.date().nullable(),
  note: z.string(),
});
export type Service = z.infer<typeof Service>;

const Named = z.object({ boundaryId: z.number().int(), name: z.string() });

const Area = Named.extend({
  kind: z.enum(["province", "district"]),
  otherNames: z.record(z.string(), z.string()),
  province: Named,
  towns: z.array(z.string()),
  precincts: z.array(z.string()),
});
export type Area = z.infer<typeof Area>;

const Municipality = Area.extend({
  kind: z.literal("municipality"),
  district: Named,
  townPoints: z.record(z.string(), Point),
  middle: Point.nullable(),
  services: z.array(Service),
});
export type Municipality = z.infer<typeof Municipality>;

export const Help = z.object({
  lines: z.array(Service),
  areas: z.array(Area),
  municipalities: z.array(Municipality),
  callable: z.array(CallablePlace),
  isDemonstration: z.boolean(),
});
export type Help = z.infer<typeof Help>;
