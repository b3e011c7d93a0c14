import { readFile, writeFile } from "node:fs/promises";
import Papa from "papaparse";
import { z } from "zod";
import type { AreaGeometry, Point } from "../api/geography/geometry/Area.ts";
import { contains } from "../api/geography/geometry/measure.ts";
import { readReference } from "../api/lib/figures/readReference.ts";

const STATIONS = new URL("../api/reference/police_stations.csv", import.meta.url);
const CENSUS_YEAR = "2022";

/** The fields have the order of the file's columns. */
const Station = z.object({
  code: z.string(),
  name: z.string(),
  municipality_code: z.string(),
  population_2022: z.string(),
  area_km2: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  listed_municipality_code: z.string(),
  station_municipality_code: z.string(),
});
type Station = z.infer<typeof Station>;

/**
 * Assigns each precinct to a municipality: to its listed one, or to the one in which its station is, if this brings the
 * people of both municipalities' precincts nearer to the municipalities' census counts. Compares the ratios of the two
 * with 1, and makes the move that gains most first.
 */
export async function countStations(): Promise<Station[]> {
  const stations = await readReference("police_stations.csv", Station);
  const censusCounts = new Map(
    (await readReference("people_by_year.csv", z.record(z.string(), z.string()))).map((row) => [
      row.municipality_code,
      Number(row[CENSUS_YEAR]),
    ]),
  );
  const assignedStations = stations.map((station) => ({
    ...station,
    municipality_code: station.listed_municipality_code,
  }));
  const precinctCounts = new Map<string, number>();
  const add = (code: string, count: number) =>
    precinctCounts.set(code, (precinctCounts.get(code) ?? 0) + count);
  for (const { municipality_code, population_2022 } of assignedStations)
    add(municipality_code, Number(population_2022));
  const computeDistance = (code: string, change: number) =>
    Math.abs(
      Math.log(Math.max((precinctCounts.get(code) ?? 0) + change, 1) / Number(censusCounts.get(code))),
    );
  const computeGain = ({
    municipality_code: from,
    station_municipality_code: to,
    population_2022,
  }: Station) => {
    if (to === "" || to === from) return 0;
    const movedPeople = Number(population_2022);
    return (
      computeDistance(from, 0) +
      computeDistance(to, 0) -
      computeDistance(from, -movedPeople) -
      computeDistance(to, movedPeople)
    );
  };
  for (;;) {
    const bestMove = assignedStations.reduce((one, other) =>
      computeGain(other) > computeGain(one) ? other : one,
    );
    if (computeGain(bestMove) <= 0) return assignedStations;
    add(bestMove.municipality_code, -Number(bestMove.population_2022));
    bestMove.municipality_code = bestMove.station_municipality_code;
    add(bestMove.municipality_code, Number(bestMove.population_2022));
  }
}

const BoundaryFile = z.object({
  features: z.array(
    z.object({ properties: z.object({ CAT_B: z.string() }), geometry: z.custom<AreaGeometry>() }),
  ),
});

/**
 * Recomputes in which municipality each station is, from a file of the Municipal Demarcation Board's boundaries.
 */
async function locateStations(file: string): Promise<void> {
  const { features } = BoundaryFile.parse(JSON.parse(await readFile(file, "utf8")));
  const locatedStations = (await readReference("police_stations.csv", Station)).map((station) => {
    const point: Point = [Number(station.longitude), Number(station.latitude)];
    const municipality = station.latitude && features.find(({ geometry }) => contains(geometry, point));
    return { ...station, station_municipality_code: municipality ? municipality.properties.CAT_B : "" };
  });
  await writeStations(locatedStations);
}

const writeStations = (stations: readonly Station[]) =>
  writeFile(STATIONS, `${Papa.unparse([...stations], { newline: "\n" })}\n`);

if (import.meta.main) {
  const [, , boundaryFile] = process.argv;
  if (boundaryFile !== undefined) await locateStations(boundaryFile);
  await writeStations(await countStations());
}
