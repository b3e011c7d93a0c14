import type { Knex } from "knex";
import type { DirectoryEntry } from "./contract.ts";
import { findEntries } from "./queries.ts";

/** Text for pages without scripts. */
export type WrittenLine = Readonly<
  Record<"name" | "about" | "dialled" | "number" | "source" | "readOn" | "called", string>
>;

const WORK_EMAIL = 1;

/** Most urgent first. */
export async function findWrittenLines(trx: Knex, today: string): Promise<WrittenLine[]> {
  const lines = await findEntries(trx, {}, today);
  return lines.map(writeLine).filter((line) => line !== null);
}

function writeLine({ name, about, contacts, source, verifiedOn }: DirectoryEntry): WrittenLine | null {
  const telephone = contacts.find(({ contactTypeId }) => contactTypeId !== WORK_EMAIL);
  if (telephone === undefined) return null;
  const dialled = telephone.detail.replace(/[^\d+]/g, "");
  return {
    name,
    about: about ?? "",
    dialled,
    number: inGroups(dialled),
    source: source.description,
    readOn: writeDay(source.capturedOn),
    called: verifiedOn === null ? "Not test-called" : `Test-called on ${writeDay(verifiedOn)}`,
  };
}

/** "0800428428" → "0800 428 428"; short and foreign numbers stay whole. */
const inGroups = (number: string) =>
  number.replace(/^(08[06]\d|0\d\d)(\d{3})(\d{3,4})$/, "$1\u00A0$2\u00A0$3");

const day = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-08-15" → "15 August 2026" */
const writeDay = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));
