import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { buildListResponse, pageFields } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { FieldChange } from "../instance/contract.ts";

const PlaceUndoPreview = z.object({
  name: z.string(),
  changes: z.array(FieldChange),
  /** Names of people or places whose fields are not undone, because somebody changed them since. */
  left: z.array(z.string()),
});
export type PlaceUndoPreview = z.infer<typeof PlaceUndoPreview>;

export const RecentChange = z.object({
  changeId: z.number().int(),
  what: z.string(),
  where: z.string(),
  who: z.string().nullable(),
  happenedAt: z.iso.datetime(),
  /** The last day on which the change can be undone. */
  until: z.iso.date(),
  /** Null if the change can be undone. */
  refusal: z.string().nullable(),
  places: z.array(PlaceUndoPreview),
});
export type RecentChange = z.infer<typeof RecentChange>;

/** Lists the changes of the last 14 days in which the user captures every place. */
export const getRecentChanges = endpoint({
  method: "GET",
  path: "/api/buildingblock/getRecentChanges",
  access: ["ValidateBuildingBlock"],
  query: z.strictObject(pageFields),
  response: buildListResponse("changes", RecentChange),
});

/**
 * Does not undo fields that somebody changed since. `contactIds` limits the undo to these contacts. Undoing
 * an ended or added place also requires DeleteBuildingBlock.
 */
export const undoChange = endpoint({
  method: "POST",
  path: "/api/buildingblock/undoChange",
  access: ["ValidateBuildingBlock"],
  audits: ["change taken back"],
  body: z.strictObject({
    changeId: z.int32().min(1),
    contactIds: z.array(z.int32().min(1)).min(1).max(200).optional(),
  }),
  response: Done.extend({
    /** Names of people or places whose fields somebody changed since. */
    left: z.array(z.string()),
    contacts: z.array(z.object({ stakeholderId: z.number().int(), version: Version })),
  }),
});

export const buildingBlockSaveEndpoints = [getRecentChanges, undoChange] as const;
