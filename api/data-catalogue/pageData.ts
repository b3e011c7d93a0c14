import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/BoundaryRow.ts";
import type { ThemeKey } from "../open-data/placeTables.ts";
import type { Site } from "../open-data/siteOf.ts";
import type { Release } from "../release/contract.ts";
import { describePlace } from "./describePlace.ts";
import { describeRelease } from "./describeRelease.ts";
import { describeTheme } from "./describeTheme.ts";
import { latestSources } from "./latestSources.ts";
import type { OpenDataset } from "./OpenDataset.ts";
import { dataBlock, schemaOrgOf } from "./schemaOrg.ts";

type Place = Pick<BoundaryRow, "boundaryId" | "boundaryTypeId" | "description">;
type At = {
  place: Place;
  today: string;
  site: Site;
  /** Null for all themes. */
  componentId: number | null;
};

export async function pageData(trx: Knex, { place, today, site, componentId }: At): Promise<string> {
  const parts: OpenDataset[] = [];
  const sources = await latestSources(trx);
  for (const key of Object.keys(THEMES) as ThemeKey[]) {
    const isShown = componentId === null || THEMES[key].component.componentId === componentId;
    if (isShown) parts.push(await describeTheme(trx, key, { place, today, site, sources }));
  }
  const [only, ...others] = parts;
  if (only === undefined) return "";
  if (others.length === 0) return dataBlock(schemaOrgOf(only, site));
  const whole = schemaOrgOf(describePlace(place, { site, parts }), site);
  const hasPart = parts.map(({ page, name, description, licence }) => ({
    "@type": "Dataset",
    "@id": page,
    url: page,
    name,
    description,
    license: licence,
  }));
  return dataBlock({ ...whole, hasPart });
}

export const releaseData = (release: Release, site: Site): string =>
  dataBlock(schemaOrgOf(describeRelease(release, site), site));
