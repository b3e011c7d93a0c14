import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/BoundaryRow.ts";
import { findBoundary } from "../geography/queries.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../lib/figures/boundaryTypes.ts";
import type { ThemeKey } from "../open-data/placeTables.ts";
import type { Site } from "../open-data/siteOf.ts";
import { describe, readRows } from "../release/queries.ts";
import { dcatOf } from "./dcat.ts";
import { describePlace } from "./describePlace.ts";
import { describeRelease } from "./describeRelease.ts";
import { describeTheme } from "./describeTheme.ts";
import { latestSources } from "./latestSources.ts";
import type { OpenDataset } from "./OpenDataset.ts";

export async function writeCatalog(
  trx: Knex,
  { today, site }: { today: string; site: Site },
): Promise<string> {
  const country = await findBoundary(trx, COUNTRY);
  const parts: OpenDataset[] = [];
  const sources = await latestSources(trx);
  for (const key of Object.keys(THEMES) as ThemeKey[])
    parts.push(await describeTheme(trx, key, { place: country, today, site, sources }));
  const places: BoundaryRow[] = await trx<BoundaryRow>("boundary")
    .whereBetween("boundaryTypeId", [BOUNDARY_TYPE.province, BOUNDARY_TYPE.municipality])
    .orderBy(["boundaryTypeId", "description", "boundaryId"]);
  const precincts: Pick<BoundaryRow, "description" | "containingBoundaryId">[] = await trx("boundary")
    .where({ boundaryTypeId: BOUNDARY_TYPE.precinct })
    .orderBy("description")
    .select("description", "containing_boundary_id");
  const namesIn = ({ boundaryId }: BoundaryRow) =>
    precincts.flatMap((each) => (each.containingBoundaryId === boundaryId ? each.description : []));
  const files: { releaseId: number; componentId: number }[] = await trx("release_file").select(
    "release_id",
    "component_id",
  );
  const isKept = new Set(files.map(({ releaseId, componentId }) => `${releaseId} ${componentId}`));
  const releases = (await readRows(trx)).map(describe).map(({ themes, ...release }) => ({
    ...release,
    themes: themes.map((theme) => ({
      ...theme,
      hasFile: isKept.has(`${release.releaseId} ${theme.componentId}`),
    })),
  }));
  const datasets = [
    ...parts,
    describePlace(country, { site, parts }),
    ...places.map((place) => describePlace(place, { site, inside: namesIn(place) })),
    ...releases.map((release) => describeRelease(release, site)),
  ];
  return JSON.stringify(dcatOf(datasets, site));
}
