import { writeDay } from "../../lib/time/writeDay.ts";
import { compareChecks } from "../../shared/compareChecks.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { Contact, DirectoryEntry } from "../contract.ts";
import type { Line, Service } from "./help.ts";

type PhoneNumber = Service["calls"][number];

export function writeLine(entry: DirectoryEntry, calledOn: string | null): Line {
  const { source } = entry;
  const testCallText = calledOn === null ? "Not test-called" : `Test-called on ${writeDay(calledOn)}`;
  const sourceText = `Published by ${source.description}. Read on ${writeDay(source.capturedOn)}.`;
  const service = writeService(entry);
  const hours = service.openingHours && `${service.openingHours}.`;
  const about =
    [hours, service.about, ...entry.contacts.flatMap(formatDetail)].filter(Boolean).join(" ") || null;
  return { ...service, about, checkedOn: calledOn, note: `${sourceText} ${testCallText}.` };
}

/** Contacts that the page shows as text, because a telephone link cannot dial them. */
const WRITTEN_KINDS: Readonly<Record<number, string>> = {
  [CONTACT_TYPE.ussd]: "USSD",
  [CONTACT_TYPE.sms]: "SMS",
  [CONTACT_TYPE.whatsapp]: "WhatsApp",
};

function formatDetail({ contactTypeId, detail }: Contact): string[] {
  const kind = WRITTEN_KINDS[contactTypeId];
  return kind === undefined ? [] : [`${kind}: ${groupDigits(detail)}.`];
}

function formatNote(check: Contact["check"]): string {
  if (check === null) return "Not verified yet";
  const day = writeDay(check.checkedOn);
  return check.isOld ? `Not checked since ${day}` : `Checked on ${day}${CHECK_WAYS[check.checkedHow ?? 0]}`;
}

const CHECK_WAYS = ["", " by telephone", " on a visit", " in writing"];

export function writeService(entry: DirectoryEntry): Service {
  const { stakeholderId, name, about, isConfidential, address } = entry;
  const people = entry.buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );
  const contacts = [
    ...entry.contacts.map((contact) => ({ contact, contactName: null, id: String(stakeholderId) })),
    ...people.flatMap((person) => {
      const contactName = [person.role, person.name].filter((part) => part !== null).join(", ");
      const id = `${stakeholderId}.${person.stakeholderId}`;
      return person.contacts.map((contact) => ({ contact, contactName, id }));
    }),
  ].toSorted((a, b) => compareChecks(a.contact.check, b.contact.check));
  const calls = contacts.flatMap(({ contact, ...whose }) => formatCall(contact, whose));
  return {
    name,
    kind: entry.buildingBlock,
    buildingBlockId: entry.buildingBlockId,
    about,
    openingHours: entry.openingHours,
    languages: entry.languages,
    address: address && [address.addressLine1, address.addressLine2].filter(Boolean).join(", "),
    isConfidential,
    point: entry.point,
    calls: calls.filter(
      ({ dialled }, index) => calls.findIndex((other) => other.dialled === dialled) === index,
    ),
  };
}

function formatCall(
  { contactTypeId, detail, areaCode, extension, check }: Contact,
  whose: Pick<PhoneNumber, "contactName" | "id">,
): PhoneNumber[] {
  const digits = detail.replace(/[^\d+]/g, "");
  if (contactTypeId === CONTACT_TYPE.workEmail || contactTypeId in WRITTEN_KINDS || digits === "") return [];
  const isLocal = /^[1-9]\d{6}$/.test(digits) && areaCode !== null;
  const number = isLocal ? areaCode.replace(/\D/g, "") + digits : digits;
  // Telephones pause at a comma before the extension; few of them understand ";ext=".
  const dialled = extension === null ? number : `${number},${extension}`;
  const checked = { checkedOn: check?.checkedOn ?? null, note: formatNote(check) };
  return [{ dialled, number: groupDigits(dialled), ...whose, ...checked }];
}

/** "0800428428" → "0800 428 428", "0123456789,12" → "012 345 6789 ext. 12" */
export const groupDigits = (dialled: string) =>
  dialled
    .replace(/^(08[06]\d|0\d\d)(\d{3})(\d{3,4})(?=,|$)/, "$1\u00A0$2\u00A0$3")
    .replace(",", " ext.\u00A0");
