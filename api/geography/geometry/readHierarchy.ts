import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import type { Point } from "./Area.ts";
import type { Hierarchy } from "./prepareBoundaries.ts";

const Province = z.object({ code: z.string() });
const District = z
  .object({ code: z.string(), province_code: z.string() })
  .transform(({ code, province_code }) => ({ code, provinceCode: province_code }));
const Municipality = z
  .object({ code: z.string(), district_code: z.string() })
  .transform(({ code, district_code }) => ({ code, districtCode: district_code }));
const Station = z
  .object({
    code: z.string(),
    municipality_code: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    station_municipality_code: z.string(),
  })
  .transform((row) => ({
    code: row.code,
    municipalityCode: row.municipality_code,
    point: row.latitude === "" ? null : ([Number(row.longitude), Number(row.latitude)] satisfies Point),
    isPointInside: row.station_municipality_code === row.municipality_code,
  }));

export async function readHierarchy(): Promise<Hierarchy> {
  return {
    provinces: await readReference("provinces.csv", Province),
    districts: await readReference("districts.csv", District),
    municipalities: await readReference("municipalities.csv", Municipality),
    stations: await readReference("police_stations.csv", Station),
  };
}
