import { z } from "zod";
import { IMPORT_PERMISSIONS } from "../../import/importKinds.ts";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const requiredText = (name: string, maxLength: number) =>
  z.string().trim().min(1, `${name} is required`).max(maxLength, `At most ${maxLength} characters`);

export const AddedStation = z.strictObject({
  name: requiredText("Name", 100),
  municipalityBoundaryId: z.int32("Municipality is required").min(1),
  peopleCount: z
    .int("A number of people is required")
    .min(1, "At least 1")
    .max(2_000_000, "At most 2 000 000"),
  peopleFromBoundaryId: z.int32().min(1).nullable(),
  source: requiredText("Who counted them", 300),
});
export type AddedStation = z.infer<typeof AddedStation>;

/**
 * Makes an unknown police station a precinct.
 * @throws 409 `known` if the province has a station of that name
 */
export const addStation = endpoint({
  method: "POST",
  path: "/api/import/addStation",
  access: IMPORT_PERMISSIONS.boundaries,
  audits: ["police station added"],
  recentAuth: "needed",
  body: AddedStation,
  response: Done,
});

export const getAddedStations = endpoint({
  method: "GET",
  path: "/api/import/getAddedStations",
  access: IMPORT_PERMISSIONS.boundaries,
  response: z.object({
    stations: z.array(
      z.object({
        boundaryId: z.int(),
        name: z.string(),
        municipality: z.string(),
        peopleCount: z.int(),
        peopleFrom: z.string().nullable(),
        source: z.string(),
        addedOn: z.iso.date(),
        /** "84 sexual offences in 2018/19", of the latest year. */
        reports: z.string().nullable(),
        files: z.array(z.string()),
      }),
    ),
  }),
});

/**
 * The people return to their former precinct.
 * @throws 409 `has-figures` until its import is withdrawn, 409 `has-people` if another added station has
 * taken people from it
 */
export const removeStation = endpoint({
  method: "POST",
  path: "/api/import/removeStation",
  access: IMPORT_PERMISSIONS.boundaries,
  audits: ["police station removed"],
  recentAuth: "needed",
  body: z.strictObject({ boundaryId: z.int32().min(1) }),
  response: Done,
});

export const precinctEndpoints = [addStation, getAddedStations, removeStation] as const;
