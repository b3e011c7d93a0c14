import type { DirectoryEntry } from "../directory/contract.ts";
import { type CsvFile, yesOrNo } from "./CsvFile.ts";

export const servicesFile = (services: readonly DirectoryEntry[]): CsvFile => ({
  name: "services.csv",
  about:
    "Each service, resource or forum of the place that is not confidential. Where a column is one of the Human Services Data Specification (HSDS), its name there is given.",
  columns: [
    ["Place id", "See places.csv", "integer"],
    ["Service id", "Its number in the contact directory and in the API; HSDS: id", "integer"],
    ["Service", "HSDS: name"],
    ["Building block", "A kind of service, resource or forum"],
    ["Address", "Empty where unknown; HSDS: address_1"],
    ["Opening hours", "In words, empty where unknown; HSDS: schedules, description"],
    ["Languages", "Codes of ISO 639 with semicolons, empty where unknown; HSDS: languages, code"],
    ["Source", "Where the service is known from"],
    ["Invented", "Yes: made up, to show how this site works; No: from the source", "boolean"],
  ],
  rows: services
    .filter(({ isConfidential }) => !isConfidential)
    .map(({ address, source, ...service }) => [
      service.boundaryId,
      service.stakeholderId,
      service.name,
      service.buildingBlock,
      address && [address.addressLine1, address.addressLine2].filter(Boolean).join(", "),
      service.openingHours,
      service.languages.join(";"),
      source.description,
      yesOrNo(source.isDemonstration),
    ]),
});
