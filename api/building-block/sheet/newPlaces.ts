import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import type { Session } from "../../lib/http/route.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import type { Edit } from "../fields.ts";
import { normalisePlace } from "../import/placeFinder.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { OwnInstance } from "../instance/findInstance.ts";
import { getVersion, isVersion } from "./cells.ts";
import type { Cells, ColumnKey } from "./columns.ts";
import type { RowOutcome } from "./contract.ts";
import type { CellError } from "./editsOfRow.ts";
import type { FileRow } from "./readLines.ts";

export type LastChange = { changedBy: string | null; changedAt: Date | string | null };
export type RowPlan =
  | { outcome: "unchanged" }
  | { outcome: "error"; errors: CellError[] }
  | { outcome: "conflict"; reason: string }
  | { outcome: Exclude<RowOutcome, "conflict">; edits: Edit[]; person: number | null };

export const UNCHANGED: RowPlan = { outcome: "unchanged" };
export const createRowError = (key: ColumnKey, message: string): RowPlan => ({
  outcome: "error",
  errors: [{ key, message }],
});

export const isAsDownloaded = (cells: Cells): boolean => cells.version === getVersion(cells);

export function planStaleRow(
  currentCells: Cells,
  cells: Cells,
  { changedBy, changedAt }: LastChange,
): RowPlan | undefined {
  if (currentCells.version === cells.version) return undefined;
  if (!isVersion(cells.version)) {
    return createRowError(
      "version",
      "This cell was changed. Please download the sheet again, or put back what was in it.",
    );
  }
  const day = changedAt === null ? "" : ` on ${dayInSouthAfrica(new Date(changedAt))}`;
  return {
    outcome: "conflict",
    reason: `${changedBy ?? "Somebody"} changed this${day}, after the sheet was downloaded.`,
  };
}

type Municipality = { boundaryId: number; municipality: string; nationalBoundaryId: number };
type Block = { buildingBlockId: number; buildingBlock: string; isConfidential: boolean };
type Names = Pick<Cells, "municipality" | "block" | "place">;

type NewPlaces = {
  instances: readonly OwnInstance[];
  findId(names: Names): number | undefined;
  explainMissing(names: Names): CellError;
};

export const isNewPlace = ({
  buildingBlockStakeholderId,
}: Pick<CurrentInstance, "buildingBlockStakeholderId">) => buildingBlockStakeholderId < 0;

const isPlaceRow = ({ requirement, contact }: Cells) => requirement === "" && contact === "";

export async function readNewPlaces(
  trx: Knex.Transaction,
  session: Session,
  rows: readonly FileRow[],
  ownInstances: readonly OwnInstance[],
): Promise<NewPlaces> {
  const query = trx("boundary").where({ boundaryTypeId: 3 });
  const municipalities: Municipality[] = await whereOwnMunicipalities(query, session, "boundary_id").select(
    "boundary_id",
    "description as municipality",
    "national_boundary_id",
  );
  const blocks: Block[] = await trx("building_block").select(
    "building_block_id",
    "description as buildingBlock",
    "is_confidential",
  );
  const findMunicipalityAndBlock = ({ municipality, block }: Names) => ({
    municipality: municipalities.find((each) => isName(municipality, each.municipality)),
    block: blocks.find((each) => isName(block, each.buildingBlock)),
  });
  const findSimilar = ({ place, ...names }: Names) =>
    nearNames(
      normalisePlace(place),
      ownInstances
        .filter((each) => isName(names.municipality, each.municipality))
        .filter((each) => isName(names.block, each.buildingBlock))
        .map(({ name }) => ({ name: normalisePlace(name), meaning: name })),
    );
  const newInstances = new Map<string, OwnInstance>();
  for (const { cells } of rows.filter((row) => row.cells.placeId === "" && isPlaceRow(row.cells))) {
    const { municipality, block } = findMunicipalityAndBlock(cells);
    const isIncomplete = municipality === undefined || block === undefined || cells.place === "";
    if (isIncomplete || newInstances.has(getNameKey(cells)) || findSimilar(cells).length > 0) continue;
    newInstances.set(getNameKey(cells), {
      ...municipality,
      ...block,
      ...NEW_INSTANCE,
      instanceId: -1 - newInstances.size,
      name: cells.place,
    });
  }
  return {
    instances: [...newInstances.values()],
    findId: (names) => newInstances.get(getNameKey(names))?.instanceId,
    explainMissing(names) {
      const { municipality, block } = findMunicipalityAndBlock(names);
      if (municipality === undefined) {
        const near = findNearNames(
          names.municipality,
          municipalities.map((each) => each.municipality),
        );
        return createNameError(
          "municipality",
          `${inQuotes(names.municipality)} is none of your municipalities`,
          near,
        );
      }
      if (block === undefined) {
        const near = findNearNames(
          names.block,
          blocks.map((each) => each.buildingBlock),
        );
        return createNameError("block", `${inQuotes(names.block)} is no building block`, near);
      }
      if (names.place === "") return { key: "place", message: "Name is required." };
      const what = `${inQuotes(names.place)} is not listed in ${municipality.municipality}`;
      const similarNames = findSimilar(names);
      if (similarNames.length > 0)
        return createNameError("place", what, similarNames, " If it is another place, add it on the screen.");
      return createNameError(
        "place",
        what,
        [],
        " To add it, give it a separate row without requirement and contact.",
      );
    },
  };
}

const NEW_INSTANCE = {
  stakeholderId: 0,
  existsOn: null,
  capturedFrom: null,
  validFrom: null,
  version: 1,
  changedBy: null,
  changedAt: null,
  openingHours: null,
  languages: [],
  reports: 0,
  networks: 0,
};

export const getNameKey = ({ municipality, block, place }: Names) =>
  `${normaliseName(municipality)} ${normaliseName(block)} ${normalisePlace(place)}`;

const isName = (cell: string, name: string) => normaliseName(cell) === normaliseName(name);

const findNearNames = (text: string, names: readonly string[]) =>
  nearNames(
    text,
    names.map((name) => ({ name, meaning: name })),
  );

const createNameError = (
  key: CellError["key"],
  what: string,
  near: readonly string[],
  more = "",
): CellError => ({
  key,
  message: `${what}${didYouMean(near) || "."}${more}`,
});
