import { counted, wasOrWere } from "../lib/text/counted.ts";
import type { RejectsFile } from "./RejectsFile.ts";
import { reasonLines } from "./reasonLines.ts";

type Done = { rejects: RejectsFile; dryRun: boolean };

export function leftOutLines({ rejects, dryRun }: Done, missed: "matched" | "placed"): string[] {
  const { count, path } = rejects;
  if (count === 0) return [];
  const were = dryRun ? "would be" : wasOrWere(count);
  const first = `${counted(count, "row")} could not be ${missed} and ${were} left out; see ${path}:`;
  return [first, ...reasonLines(rejects)];
}
