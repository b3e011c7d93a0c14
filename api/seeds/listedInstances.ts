import type { Knex } from "knex";
import { z } from "zod";
import type { NewInstance } from "../building-block/instance/writeInstances.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { storeSource } from "../source/storeSource.ts";

const POLICE_STATION = 1;
const CARE_CENTRE = 3;
const HELP_LINE = 4;
const SEXUAL_OFFENCES_COURT = 6;
/** The id of a police station is this number plus the id of its precinct. */
const FIRST_IDS = { police: 200_000, careCentres: 300_001, courts: 310_001, helpLines: 400_001 };

const Degrees = z.string().transform((text) => (text === "" ? null : Number(text)));
const Place = z.object({
  name: z.string(),
  municipality_code: z.string(),
  latitude: Degrees,
  longitude: Degrees,
});
const Station = Place.extend({ code: z.string() });
const CareCentre = Place.extend({ address: z.string() });
const Court = Place.extend({ type: z.string(), sexual_offences_court: z.enum(["Yes", "No"]) });
const PipeSeparated = z.string().transform((text) => text.split("|").filter((each) => each !== ""));
const HelpLine = z.object({
  name: z.string(),
  about: z.string(),
  hours: z.string().transform((text) => text || null),
  telephones: PipeSeparated,
  ussd: PipeSeparated,
  whatsapp: PipeSeparated,
  source: z.string(),
  source_url: z.string(),
  source_read_on: z.iso.date(),
  verified_on: z.string().transform((text) => (text === "" ? null : text)),
});

const SOURCES = {
  police: {
    description: "Police stations, South African Police Service",
    url: "https://www.saps.gov.za/contacts/index.php",
  },
  careCentres: {
    description: "Thuthuzela Care Centres, National Prosecuting Authority",
    url: "https://www.npa.gov.za/",
    capturedOn: "2026-03-30",
  },
  courts: {
    description: "Sexual offences courts, Department of Justice and Constitutional Development",
    url: "https://www.justice.gov.za/",
  },
};

export async function readInstancesOnLists(trx: Knex.Transaction): Promise<NewInstance[]> {
  const getBoundaryId = await findBoundaryIds(trx);
  const policeSourceId = await storeSource(trx, { theme: "building-block", ...SOURCES.police });
  const careCentresSourceId = await storeSource(trx, { theme: "building-block", ...SOURCES.careCentres });
  const courtsSourceId = await storeSource(trx, { theme: "building-block", ...SOURCES.courts });
  const createInstance = (place: z.output<typeof Place>, address: string | null) => ({
    boundaryId: getBoundaryId(3, place.municipality_code),
    about: null,
    isConfidential: false,
    verifiedOn: null,
    address:
      address === null && place.latitude === null
        ? null
        : { addressLine1: address, addressLine2: null, latitude: place.latitude, longitude: place.longitude },
    contacts: [],
    capture: null,
  });
  return [
    ...(await readReference("police_stations.csv", Station)).map((station) => ({
      ...createInstance(station, null),
      stakeholderId: FIRST_IDS.police + getBoundaryId(5, station.code),
      buildingBlockId: POLICE_STATION,
      name: `${station.name} Police Station`,
      dataSourceId: policeSourceId,
    })),
    ...(await readReference("thuthuzela_care_centres.csv", CareCentre)).map((centre, index) => ({
      ...createInstance(centre, centre.address),
      stakeholderId: FIRST_IDS.careCentres + index,
      buildingBlockId: CARE_CENTRE,
      name: centre.name.replace(/ TCC$/, " Thuthuzela Care Centre"),
      dataSourceId: careCentresSourceId,
    })),
    ...(await readReference("courts.csv", Court))
      .filter((court) => court.sexual_offences_court === "Yes")
      .map((court, index) => ({
        ...createInstance(court, null),
        stakeholderId: FIRST_IDS.courts + index,
        buildingBlockId: SEXUAL_OFFENCES_COURT,
        name: `${court.name} ${court.type}`,
        dataSourceId: courtsSourceId,
      })),
  ];
}

export async function readHelpLines(trx: Knex.Transaction): Promise<NewInstance[]> {
  const lines = await readReference("help_lines.csv", HelpLine);
  const sourceIdByUrl = new Map<string, number>();
  for (const line of lines) {
    if (sourceIdByUrl.has(line.source_url)) continue;
    const source = { description: line.source, url: line.source_url, capturedOn: line.source_read_on };
    sourceIdByUrl.set(line.source_url, await storeSource(trx, { theme: "building-block", ...source }));
  }
  return lines.map((line, index) => {
    const createContact = (contactTypeId: number) => (detail: string) => ({
      contactTypeId,
      detail,
      areaCode: null,
    });
    return {
      stakeholderId: FIRST_IDS.helpLines + index,
      buildingBlockId: HELP_LINE,
      boundaryId: COUNTRY,
      name: line.name,
      about: line.about,
      openingHours: line.hours,
      isConfidential: false,
      verifiedOn: line.verified_on,
      dataSourceId: sourceIdByUrl.get(line.source_url) as number,
      address: null,
      contacts: [
        ...line.telephones.map(createContact(CONTACT_TYPE.reception)),
        ...line.ussd.map(createContact(CONTACT_TYPE.ussd)),
        ...line.whatsapp.map(createContact(CONTACT_TYPE.whatsapp)),
      ],
      capture: null,
    };
  });
}

async function findBoundaryIds(trx: Knex.Transaction) {
  const rows: { boundaryId: number; boundaryTypeId: number; code: string }[] = await trx("boundary").select(
    "boundary_id",
    "boundary_type_id",
    "code",
  );
  const ids = new Map(rows.map((row) => [`${row.boundaryTypeId} ${row.code}`, row.boundaryId]));
  return (boundaryTypeId: number, code: string): number => {
    const id = ids.get(`${boundaryTypeId} ${code}`);
    if (id === undefined) throw new Error(`The reference tables name ${code}, which they do not have.`);
    return id;
  };
}
