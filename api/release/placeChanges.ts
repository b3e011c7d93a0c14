import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Knex } from "knex";
import Papa from "papaparse";
import { THEMES } from "../dashboard/themes.ts";
import { counted } from "../lib/text/counted.ts";

const unpack = promisify(brotliDecompress);
const MAX_RELEASES = 20;

export type PlaceChange = { releaseId: number; publishedAt: Date; sentences: string[] };
type FileRow = { releaseId: number; componentId: number; publishedAt: Date; content: Uint8Array };
type Figures = { isInvented: boolean; of: ReadonlyMap<string, string> };

export async function findPlaceChanges(trx: Knex, boundaryId: number): Promise<PlaceChange[]> {
  // Two versions of a hidden group's figure would tell of one organisation.
  const shown = Object.values(THEMES).filter(({ measure }) => !measure.hidesGroups);
  const nameOf = new Map(shown.map(({ component }) => [component.componentId, component.name]));
  const latest: number[] = await trx("release")
    .orderBy("release_id", "desc")
    .limit(MAX_RELEASES)
    .pluck("release_id");
  const ofThemes = () => trx("release_file as f").whereIn("f.component_id", [...nameOf.keys()]);
  const files: FileRow[] = await ofThemes()
    .join("release as r", "r.release_id", "f.release_id")
    .whereIn("f.release_id", latest)
    .orderBy(["f.release_id", "f.component_id"])
    .select("f.*", "r.published_at");
  const earlier: Pick<FileRow, "componentId" | "content">[] = await ofThemes()
    .where("f.release_id", "<", latest.at(-1) ?? 0)
    .distinctOn("f.component_id")
    .orderBy([{ column: "f.component_id" }, { column: "f.release_id", order: "desc" }])
    .select("f.component_id", "f.content");
  const before = new Map<number, Figures>();
  for (const { componentId, content } of earlier)
    before.set(componentId, figuresOf(await unpack(content), boundaryId));
  const changes = new Map<number, PlaceChange>();
  for (const { releaseId, componentId, publishedAt, content } of files) {
    const figures = figuresOf(await unpack(content), boundaryId);
    const sentences = compare(nameOf.get(componentId) ?? "", before.get(componentId), figures);
    before.set(componentId, figures);
    const change = changes.get(releaseId) ?? { releaseId, publishedAt, sentences: [] };
    change.sentences.push(...sentences);
    changes.set(releaseId, change);
  }
  return [...changes.values()].filter(({ sentences }) => sentences.length > 0).reverse();
}

/** By measure and period. Only the place's own lines are parsed: a file has thousands. */
function figuresOf(content: Buffer, boundaryId: number): Figures {
  const own = content
    .toString()
    .split("\n")
    .filter((line) => line.startsWith(`${boundaryId},`))
    .join("\n");
  const rows = Papa.parse<string[]>(own, { skipEmptyLines: true }).data;
  return {
    isInvented: rows.some((row) => row.at(-1) === "Yes"),
    of: new Map(
      rows.map(([, , , period = "", measure = "", figure = ""]) => [`${measure}, ${period}`, figure]),
    ),
  };
}

function compare(name: string, before: Figures | undefined, now: Figures): string[] {
  const held = [...now.of].filter(([, figure]) => figure !== "");
  // Invented figures are replaced, not corrected.
  if (before === undefined || before.isInvented !== now.isInvented)
    return held.length === 0 ? [] : [`${name}: ${counted(held.length, "figure")} published.`];
  return held.flatMap(([what, figure]) => {
    const earlier = before.of.get(what) ?? "";
    if (earlier === figure) return [];
    return [earlier === "" ? `New: ${what}: ${figure}.` : `Changed: ${what}: ${figure}, before ${earlier}.`];
  });
}
