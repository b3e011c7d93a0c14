import type { RejectsFile } from "../../import/RejectsFile.ts";
import { leftOutLines } from "../../import/summariseImport.ts";
import { counted, wasOrWere } from "../../lib/text/counted.ts";
import type { Changes } from "./planChanges.ts";

type Done = {
  rows: number;
  changes: Changes;
  replacesDemonstration: boolean;
  secondPersonIn: readonly string[];
  rejects: RejectsFile;
  notes: readonly string[];
  dryRun: boolean;
};

export function summariseBuildingBlockImport(done: Done): string[] {
  const { rows, changes, replacesDemonstration, notes, dryRun } = done;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const { added, changed } = changes;
  const newPeople = [...added.map(({ people }) => people), ...changed.map((each) => each.added)].flat()
    .length;
  const corrected = changed.flatMap((each) => each.corrected).length;
  const sentences = [`${counted(rows, "row")} ${wasOrWere(rows)} read and matched.`];
  if (added.length + changed.length === 0) sentences.push("All of it stands already.");
  else {
    sentences.push(
      `${counted(added.length, "place")} ${were(added.length)} added and ${changed.length} changed.`,
      `${counted(newPeople, "term")} of contact people ${were(newPeople)} added and ${corrected} corrected.`,
    );
  }
  const services = [...added, ...changed.map(({ service }) => ({ ...service }))].filter(
    ({ openingHours, languages }) => openingHours != null || languages != null,
  ).length;
  if (services > 0)
    sentences.push(`Opening hours or languages of ${counted(services, "place")} ${were(2)} stored.`);
  if (replacesDemonstration) sentences.push(`The demonstration's building blocks ${were(2)} removed.`);
  if (dryRun && done.secondPersonIn.length > 0)
    sentences.push(
      `Somebody other than who uploaded this file has to apply it: a second person verifies changes in ${done.secondPersonIn.join(", ")}.`,
    );
  return [...sentences, ...leftOutLines(done, "matched"), ...notes];
}
