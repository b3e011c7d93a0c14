import type {
  CheckResult,
  DueContact,
  DueContacts,
  DuePlace,
  DueReason,
} from "@gbvf/api/building-block/check/contract.ts";
import type { EditLock } from "@gbvf/api/building-block/instance/contract.ts";
import { attachExtensions, isEmail } from "@gbvf/api/shared/contactTypes.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import type { QueuePlace } from "@gbvf/ui/widgets/CheckQueue/queueItem.ts";
import { getContactLink } from "@gbvf/ui/widgets/ContactCard/contactLink.ts";
import { useEffect, useRef, useState } from "react";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { type ApiState, fetchOnce, useApi } from "../../../lib/api-client/useApi.ts";
import { getErrorText } from "../../../lib/form/errorText.ts";
import { checkMethodLabels, describeReports } from "../CheckMethodChoice.tsx";

export type QueueRow = { id: string; contact: DueContact; place: DuePlace };

const getId = ({ placeId, stakeholderId, buildingBlockRequirementId }: DueContact) =>
  `${placeId}-${stakeholderId}-${buildingBlockRequirementId ?? 0}`;

/** Adds new contacts at the end. Known rows stay, even if the response no longer has them. */
export function addNewRows(rows: readonly QueueRow[], { contacts, places }: DueContacts): QueueRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const placesById = new Map(places.map((place) => [place.placeId, place]));
  return [
    ...rows,
    ...contacts.flatMap((contact) => {
      const [id, place] = [getId(contact), placesById.get(contact.placeId)];
      return ids.has(id) || place === undefined ? [] : [{ id, contact, place }];
    }),
  ];
}

export function describeDueReason(contact: DueContact): string {
  const { reason, verifiedOn, checkedHow, notReachedDays, callAgainOn, note } = contact;
  const checkText =
    verifiedOn === null
      ? "Never checked"
      : ["Checked on", formatDate(verifiedOn), checkedHow && checkMethodLabels[checkedHow]]
          .filter(Boolean)
          .join(" ");
  const notReachedText = notReachedDays > 0 && `not reached on ${plural(notReachedDays, "day", "days")}`;
  const reportText = reason === "reported" && describeReports(contact);
  const callAgainText = callAgainOn !== null && `call again on ${formatDate(callAgainOn)}`;
  return [reportText, checkText, notReachedText, callAgainText, note].filter(Boolean).join("; ");
}

export function groupByPlace(rows: readonly QueueRow[]): QueuePlace[] {
  const places = new Map<number, QueuePlace & { items: QueuePlace["items"][number][] }>();
  for (const { id, contact, place } of rows) {
    const { placeId, boundaryStakeholderId, buildingBlockId } = place;
    const group = places.get(placeId) ?? {
      id: String(placeId),
      name: place.name,
      where: `${place.buildingBlock}, ${place.municipality}`,
      href: buildingBlock.manage(boundaryStakeholderId, buildingBlockId, placeId),
      editLockText: place.editLock && describeEditLock(place.editLock),
      items: [],
    };
    places.set(placeId, group);
    group.items.push({
      id,
      name: contact.name,
      role: [...new Set([contact.requirement ?? "The place’s own number", contact.role])]
        .filter(Boolean)
        .join(", "),
      contacts: attachExtensions(contact.contacts)
        .map((each, index) => ({ ...each, contactId: index, areaCode: null }))
        // Lists telephone numbers first, because most checks are telephone calls.
        .toSorted((a, b) => Number(isEmail(a.contactTypeId)) - Number(isEmail(b.contactTypeId))),
      dueReason: describeDueReason(contact),
      reports: contact.reports,
    });
  }
  return [...places.values()];
}

const SECONDS_PER_CONTACT = 10;

/** "about 10 minutes", at ten seconds per contact. */
export const formatDuration = (count: number): string =>
  `about ${plural(Math.max(1, Math.ceil((count * SECONDS_PER_CONTACT) / 60)), "minute", "minutes")}`;

/** "Zanele Khumalo has been editing Evaton since 14 August 2026, 09:30" */
export function describeEditLock(
  { isOwn, capturedBy, capturedAt, state }: EditLock,
  place = "this place",
): string {
  const editorHas = isOwn ? "You have" : `${capturedBy} has`;
  const stateText = state === "waiting" ? "it waits for verification" : "it was sent back";
  return `${editorHas} been editing ${place} since ${formatMoment(capturedAt)}: ${stateText}`;
}

type CurrentContact = NonNullable<CheckResult["current"]>;

export function describeChange(
  before: Pick<DueContact, "name" | "role" | "contacts" | "verifiedOn">,
  { changedBy, changedAt }: Pick<CheckResult, "changedBy" | "changedAt">,
  current: CurrentContact,
): string {
  const formatNumbers = (contacts: DueContact["contacts"]) =>
    attachExtensions(contacts)
      .map((contact) => getContactLink({ ...contact, contactId: 0, areaCode: null }).text)
      .join(", ") || "none";
  const difference = (old: string, now: string) => (old === now ? [] : [`${old} → ${now}`]);
  const differences = [
    ...difference(before.name, current.name),
    ...difference(before.role ?? "no role", current.role ?? "no role"),
    ...difference(formatNumbers(before.contacts), formatNumbers(current.contacts)),
  ];
  const dateText = changedAt === null ? "" : ` on ${formatMoment(changedAt)}`;
  const isChecked = current.verifiedOn !== null && current.verifiedOn !== before.verifiedOn;
  if (differences.length === 0 && isChecked) {
    const methodText = current.checkedHow === null ? "" : ` ${checkMethodLabels[current.checkedHow]}`;
    return `${changedBy} has checked this${methodText}${dateText}. Is it right as it is now?`;
  }
  const differenceText = differences.length === 0 ? "" : `: ${differences.join("; ")}`;
  return `${changedBy} changed this${dateText}${differenceText}. Is it right as it is now?`;
}

const ENDPOINT = "GET /api/buildingblock/getDueContacts";
const PAGE_SIZE = 60;

export type DueScope = { boundaryId: number | undefined; reason: DueReason | undefined };

export type DueRows = {
  due: ApiState<DueContacts>;
  rows: readonly QueueRow[];
  moreRows: {
    fetch: () => void;
    error: string | undefined;
  };
};

export function useDueRows({ boundaryId, reason }: DueScope): DueRows {
  const scope = { pageSize: PAGE_SIZE, ...(boundaryId && { boundaryId }), ...(reason && { reason }) };
  const due = useApi(ENDPOINT, { query: { ...scope, pageNumber: 1 } });
  const [loaded, setLoaded] = useState<{ response: DueContacts | undefined; rows: readonly QueueRow[] }>({
    response: undefined,
    rows: [],
  });
  if (due.data !== undefined && due.data !== loaded.response)
    setLoaded({ response: due.data, rows: addNewRows(loaded.rows, due.data) });
  const lastRows = useRef(loaded.rows);
  useEffect(() => {
    lastRows.current = loaded.rows;
  });
  const [error, setError] = useState<string>();
  const isRunning = useRef(false);
  /** True if checks were saved during a request, whose response may therefore lack rows. */
  const shouldRefetch = useRef(false);

  /** Starts from the first page, because each saved check shifts the pages. */
  async function fetchNewRows(): Promise<void> {
    for (let pageNumber = 1; ; pageNumber += 1) {
      const response = await fetchOnce(ENDPOINT, { query: { ...scope, pageNumber } });
      const isLast = pageNumber * PAGE_SIZE >= response.total;
      if (isLast || addNewRows(lastRows.current, response).length > lastRows.current.length) {
        setLoaded((before) => ({ ...before, rows: addNewRows(before.rows, response) }));
        return;
      }
    }
  }
  async function fetch(): Promise<void> {
    shouldRefetch.current = isRunning.current;
    if (isRunning.current) return;
    isRunning.current = true;
    setError(undefined);
    try {
      await fetchNewRows();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(getErrorText(error));
    } finally {
      isRunning.current = false;
    }
    if (shouldRefetch.current) await fetch();
  }
  return { due, rows: loaded.rows, moreRows: { fetch: () => void fetch(), error } };
}
