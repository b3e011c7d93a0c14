import type { Knex } from "knex";
import { groupDigits } from "../directory/help/writeService.ts";
import { findEntries } from "../directory/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { isLate, loadEmergencyNumbers } from "../stakeholder/emergencyNumbers.ts";
import { type EmergencyNumber, type NationalLine, NUMBER_KINDS, type NumberKind } from "./contract.ts";

const TYPES: Readonly<Record<NumberKind, number>> = {
  telephone: CONTACT_TYPE.reception,
  ussd: CONTACT_TYPE.ussd,
  sms: CONTACT_TYPE.sms,
  whatsapp: CONTACT_TYPE.whatsapp,
};
export const getType = (kind: NumberKind): number => TYPES[kind];
const getKind = (contactTypeId: number): NumberKind =>
  (Object.keys(TYPES) as NumberKind[]).find((kind) => TYPES[kind] === contactTypeId) ?? "telephone";

/** The number of lines that small pages list. */
const LINES_ON_EVERY_PAGE = 2;

type Line = Omit<EmergencyNumber, "pending">;

export async function readLines(trx: Knex, today: string): Promise<Line[]> {
  const calledOn = await loadEmergencyNumbers(trx, today);
  return (await findEntries(trx, {}, today)).map(({ stakeholderId, name, contacts, openingHours }, index) => {
    const checkedOn = calledOn.get(stakeholderId) ?? null;
    return {
      stakeholderId,
      name,
      openingHours: openingHours ?? "",
      numbers: contacts.map(({ contactId, contactTypeId, detail }) => ({
        contactId,
        kind: getKind(contactTypeId),
        number: detail,
        text: groupDigits(detail),
      })),
      checkedOn,
      isLate: isLate(checkedOn, today),
      isOnEveryPage: index < LINES_ON_EVERY_PAGE,
    };
  });
}

/** @throws {HttpError} 404 */
export async function findLine(trx: Knex, stakeholderId: number, today: string): Promise<Line> {
  const line = (await readLines(trx, today)).find((each) => each.stakeholderId === stakeholderId);
  if (line === undefined) throw notFound("This national line");
  return line;
}

export async function readPending(
  trx: Knex,
  readerId: number,
): Promise<Map<number, EmergencyNumber["pending"]>> {
  const rows: {
    changeId: number;
    stakeholderId: number;
    proposed: NationalLine;
    proposedBy: number;
    appliesAt: Date | null;
    name: string | null;
  }[] = await trx("national_line_change as c")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "c.proposed_by")
    .select("c.change_id", "c.stakeholder_id", "c.proposed", "c.proposed_by", "c.applies_at", "s.name");
  return new Map(
    rows.map(({ changeId, stakeholderId, proposed, proposedBy, appliesAt, name }) => [
      stakeholderId,
      {
        changeId,
        proposedBy: name ?? "Somebody",
        isOwn: proposedBy === readerId,
        appliesAt: appliesAt?.toISOString() ?? null,
        values: listLineValues(proposed),
      },
    ]),
  );
}

export function listLineValues({
  name,
  openingHours,
  checkedOn,
  numbers,
}: Partial<NationalLine> & Pick<NationalLine, "numbers">): Record<string, string> {
  return {
    ...(name !== undefined && { Name: name }),
    Numbers: numbers.map(({ kind, number }) => `${NUMBER_KINDS[kind]} ${groupDigits(number)}`).join(", "),
    ...(openingHours !== undefined && { Hours: openingHours || "none stated" }),
    ...(checkedOn !== undefined && { "Last checked": checkedOn ?? "never" }),
  };
}
