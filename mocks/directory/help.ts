import type { Help, Service } from "@gbvf/api/directory/help/help.ts";
import { presentPage } from "@gbvf/api/directory/help/presentHelp.ts";
import { viewOfPlace } from "@gbvf/api/directory/help/view.ts";
import { writeLine, writeService } from "@gbvf/api/directory/help/writeService.ts";
import { callablePlaces } from "./callable.ts";
import { helpLineEntry, notCapturedEntry, policeEntry, shelterEntry } from "./directory.ts";

const createMunicipality = (boundaryId: number, name: string, services: Service[]) => ({
  kind: "municipality" as const,
  boundaryId,
  name,
  otherNames: {},
  district: { boundaryId: 146, name: "Frances Baard" },
  province: { boundaryId: 7, name: "Northern Cape" },
  towns: [],
  townPoints: {},
  middle: { latitude: -28.7, longitude: 24.7 },
  precincts: ["Galeshewe"],
  services,
});

const help: Help = {
  isDemonstration: true,
  callable: [...callablePlaces],
  lines: [writeLine(helpLineEntry, helpLineEntry.verifiedOn)],
  areas: [],
  municipalities: [
    createMunicipality(1164, "Dikgatlong", []),
    createMunicipality(1163, "Sol Plaatje", [policeEntry, shelterEntry, notCapturedEntry].map(writeService)),
  ],
};

/** Builds the page with the API's own functions. */
export const createHelpPage = (boundaryId?: number) => presentPage(help, viewOfPlace(help, boundaryId));
