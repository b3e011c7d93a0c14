import { z } from "zod";

/** A number to dial, and whose it is if not the service's own. */
const Call = z.object({
  dialled: z.string(),
  /** For reading: "0800 428 428". */
  number: z.string(),
  of: z.string().nullable(),
});

/** A service in the words of a page. */
const Service = z.object({
  name: z.string(),
  /** What kind of service it is. */
  kind: z.string(),
  about: z.string().nullable(),
  /** Null if confidential or not known. */
  address: z.string().nullable(),
  isConfidential: z.boolean(),
  calls: z.array(Call),
  /** Who published it, or when it was checked. */
  note: z.string(),
});
export type Service = z.infer<typeof Service>;

const Named = z.object({ boundaryId: z.number().int(), name: z.string() });

const Municipality = Named.extend({
  district: Named,
  province: Named,
  /** Police areas in it; people know these names. */
  precincts: z.array(z.string()),
  /** Those that can be called first. */
  services: z.array(Service),
});
export type Municipality = z.infer<typeof Municipality>;

/** All that the pages of help are made of. A copy is kept on disk for when the database is away. */
export const Help = z.object({
  /** Most urgent first. */
  lines: z.array(Service),
  municipalities: z.array(Municipality),
  isDemonstration: z.boolean(),
});
export type Help = z.infer<typeof Help>;
