import type { DueContact, DueContacts, DuePlace } from "@gbvf/api/building-block/check/contract.ts";
import { isEmail, withExtensions } from "@gbvf/api/shared/contactTypes.ts";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import type { QueuePlace } from "@gbvf/ui/widgets/CheckQueue/queueItem.ts";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { howWords, reportedWords } from "../checkedHow.ts";
import { inHandWords } from "../inHandWords.ts";

export type QueueRow = { id: string; contact: DueContact; place: DuePlace };

const idOf = ({ placeId, stakeholderId, buildingBlockRequirementId }: DueContact) =>
  `${placeId}-${stakeholderId}-${buildingBlockRequirementId ?? 0}`;

/** Rows keep their place although the server may omit them by now. */
export function withNew(rows: readonly QueueRow[], { contacts, places }: DueContacts): QueueRow[] {
  const known = new Set(rows.map(({ id }) => id));
  const placeOf = new Map(places.map((place) => [place.placeId, place]));
  return [
    ...rows,
    ...contacts.flatMap((contact) => {
      const [id, place] = [idOf(contact), placeOf.get(contact.placeId)];
      return known.has(id) || place === undefined ? [] : [{ id, contact, place }];
    }),
  ];
}

export function whyDue(contact: DueContact): string {
  const { reason, verifiedOn, checkedHow, notReachedDays, callAgainOn, note } = contact;
  const checked =
    verifiedOn === null
      ? "Never checked"
      : ["Checked on", formatDate(verifiedOn), checkedHow && howWords[checkedHow]].filter(Boolean).join(" ");
  const missed = notReachedDays > 0 && `not reached on ${plural(notReachedDays, "day", "days")}`;
  const reported = reason === "reported" && reportedWords(contact);
  const again = callAgainOn !== null && `call again on ${formatDate(callAgainOn)}`;
  return [reported, checked, missed, again, note].filter(Boolean).join("; ");
}

export function queuePlaces(rows: readonly QueueRow[]): QueuePlace[] {
  const places = new Map<number, QueuePlace & { items: QueuePlace["items"][number][] }>();
  for (const { id, contact, place } of rows) {
    const { placeId, boundaryStakeholderId, buildingBlockId } = place;
    const group = places.get(placeId) ?? {
      id: String(placeId),
      name: place.name,
      where: `${place.buildingBlock}, ${place.municipality}`,
      href: buildingBlock.manage(boundaryStakeholderId, buildingBlockId, placeId),
      inHand: place.inHand && inHandWords(place.inHand),
      items: [],
    };
    places.set(placeId, group);
    group.items.push({
      id,
      name: contact.name,
      role: [...new Set([contact.requirement ?? "The place’s own number", contact.role])]
        .filter(Boolean)
        .join(", "),
      contacts: withExtensions(contact.contacts)
        .map((each, index) => ({ ...each, contactId: index, areaCode: null }))
        // Numbers come first, because most checks are calls.
        .toSorted((one, other) => Number(isEmail(one.contactTypeId)) - Number(isEmail(other.contactTypeId))),
      why: whyDue(contact),
      reports: contact.reports,
    });
  }
  return [...places.values()];
}

const SECONDS_EACH = 10;

/** "about 10 minutes", at ten seconds a contact. */
export const timeFor = (count: number): string =>
  `about ${plural(Math.max(1, Math.ceil((count * SECONDS_EACH) / 60)), "minute", "minutes")}`;
