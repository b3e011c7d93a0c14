import { isDeepStrictEqual } from "node:util";
import { normaliseName } from "../crime/normaliseName.ts";
import type { RejectsFile } from "../crime/RejectsFile.ts";
import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import { instanceKey } from "./instanceKey.ts";
import { type InstanceFields, type PersonFields, parseRow, type Row } from "./parseRow.ts";
import type { Subject } from "./placeFinder.ts";

export type FilePerson = PersonFields & { requirementId: number };

/** An instance as a file has it, with all the people that its rows name. */
export type FileInstance = Omit<InstanceFields, "isConfidential"> & {
  key: string;
  boundaryId: number;
  buildingBlockId: number;
  isConfidential: boolean | null;
  people: FilePerson[];
};

type Collected = { fields: InstanceFields; instance: FileInstance; line: number };

export type InstanceCollector = {
  take(row: Row): void;
  /** Rows that were matched. */
  readonly count: number;
  readonly instances: FileInstance[];
};

/**
 * Puts the rows of a file together, instance by instance. Rows that match nothing are rejected.
 * @throws {ImportError} where rows contradict each other or one is there twice
 */
export function collectInstances(
  file: string,
  today: string,
  find: (row: Row) => Subject | { reason: string },
  rejects: RejectsFile,
): InstanceCollector {
  const collected = new Map<string, Collected>();
  const terms = new Set<string>();
  let count = 0;

  const instanceOf = (subject: Subject, fields: InstanceFields, line: number): FileInstance => {
    const key = instanceKey(subject.boundaryId, subject.buildingBlockId, fields.name);
    const standing = collected.get(key);
    if (standing !== undefined) {
      if (!isDeepStrictEqual(standing.fields, fields)) {
        throw new ImportError(
          file,
          `it says other things of ${inQuotes(fields.name)} itself than line ${standing.line}.`,
          line,
        );
      }
      return standing.instance;
    }
    const { boundaryId, buildingBlockId } = subject;
    const isConfidential = subject.isConfidential ? true : fields.isConfidential;
    const instance = { ...fields, isConfidential, key, boundaryId, buildingBlockId, people: [] };
    collected.set(key, { fields, instance, line });
    return instance;
  };

  return {
    take(row) {
      const { line, cells } = row;
      const subject = find(row);
      if ("reason" in subject) return rejects.add(line, subject.reason, cells);
      const { instance: fields, person } = parseRow(file, row, today);
      const instance = instanceOf(subject, fields, line);
      count += 1;
      if (person === null || subject.requirementId === null) return;
      const { requirementId } = subject;
      const term = `${instance.key} ${requirementId} ${normaliseName(person.name)} ${person.validFrom}`;
      if (terms.has(term)) {
        const who = `${inQuotes(person.name)} from ${person.validFrom} at ${inQuotes(fields.name)}`;
        throw new ImportError(file, `${who} is there twice for one requirement.`, line);
      }
      terms.add(term);
      instance.people.push({ ...person, requirementId });
    },
    get count() {
      return count;
    },
    get instances() {
      return [...collected.values()].map(({ instance }) => instance);
    },
  };
}
