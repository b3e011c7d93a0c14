import { z } from "zod";
import { IMPORT_KINDS, IMPORTERS } from "../../import/importKinds.ts";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../lib/http/endpoint.ts";

const ImportKind = z.enum(IMPORT_KINDS);
export const MAX_WATCHED_SOURCES = 50;

export const BROKEN_SOURCE_ADVICE =
  "Open its address in a browser. If the file has moved, stop asking this source and name the new address. If you get the file, upload it under Data.";

export const WatchedSource = z.object({
  watchedSourceId: z.number().int(),
  kind: ImportKind,
  name: z.string(),
  address: z.string(),
  namedBy: z.string(),
  isBeingAsked: z.boolean(),
  askedAt: z.iso.datetime().nullable(),
  nextAskAt: z.iso.datetime(),
  /** same: the file has nothing that is not here. new: a preview was made. broken: `problem` says why. */
  outcome: z.enum(["never", "same", "new", "broken"]),
  problem: z.string().nullable(),
  arrivedAt: z.iso.datetime().nullable(),
  importId: z.number().int().nullable(),
  isWaiting: z.boolean(),
});
export type WatchedSource = z.infer<typeof WatchedSource>;

export const getWatchedSources = endpoint({
  method: "GET",
  path: "/api/import/getWatchedSources",
  access: IMPORTERS,
  response: z.object({ sources: z.array(WatchedSource).max(MAX_WATCHED_SOURCES) }),
});

export const watchSource = endpoint({
  method: "POST",
  path: "/api/import/watchSource",
  access: IMPORTERS,
  audits: ["source watched"],
  body: z.strictObject({
    kind: z.enum(IMPORT_KINDS, "Choose what is in its files"),
    name: z.string().trim().min(1, "Name the source").max(100, "At most 100 characters"),
    address: z.string().trim().min(1, "Give the address of the file").max(1000, "At most 1,000 characters"),
  }),
  response: Done,
});

const ofSource = z.strictObject({ watchedSourceId: z.int32().min(1) });

/** Reads the file also where it is the last one. */
export const askSourceNow = endpoint({
  method: "POST",
  path: "/api/import/askSourceNow",
  access: IMPORTERS,
  audits: ["source asked"],
  body: ofSource,
  response: Done,
});

export const forgetSource = endpoint({
  method: "POST",
  path: "/api/import/forgetSource",
  access: IMPORTERS,
  audits: ["source forgotten"],
  body: ofSource,
  response: Done,
});

export const dataImportWatchedEndpoints = [
  getWatchedSources,
  watchSource,
  askSourceNow,
  forgetSource,
] as const;
