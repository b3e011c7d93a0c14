import type { CheckResult } from "@gbvf/api/building-block/check/contract.ts";
import type { CheckedHow, Outcome } from "@gbvf/api/building-block/instance/contract.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import type { QueueStatus } from "@gbvf/ui/widgets/CheckQueue/queueItem.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { getErrorText } from "../../../lib/form/errorText.ts";
import { checkMethodLabels } from "../CheckMethodChoice.tsx";
import { OVERVIEW_TARGETS } from "../refreshTargets.ts";
import { describeChange, type QueueRow } from "./queueRows.ts";

type CurrentContact = NonNullable<CheckResult["current"]>;
/** How the contact was checked; null if nobody was reached. */
type CheckMethod = CheckedHow | "reports cleared" | null;
type QueuedCheck = { row: QueueRow; method: CheckMethod };

const MAX_CONTACTS_PER_REQUEST = 200;

type SavedCheck = { changeId: number; contactIds?: number[] };
export type Correction = {
  message: string;
  outcome: Outcome;
  version: number;
  changeId: number | null;
  saved: Partial<Pick<CurrentContact, "name" | "role" | "contacts">>;
};

export type Checks = {
  changedContacts: ReadonlyMap<string, CurrentContact>;
  statuses: ReadonlyMap<string, QueueStatus>;
  check: (rows: readonly QueueRow[], method: CheckMethod) => void;
  undo: (row: QueueRow) => void;
  versionOf: (row: QueueRow) => number;
  applyCorrection: (row: QueueRow, response: Correction) => void;
  setStatus: (ids: readonly string[], status: QueueStatus | undefined) => void;
};

/** Sends one request at a time, and later checks in the next one. */
export function useChecks(): Checks {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, QueueStatus>>(new Map());
  const { send } = useMutation("POST /api/buildingblock/checkContacts", { refreshes: OVERVIEW_TARGETS });
  const { send: undoChange } = useMutation("POST /api/buildingblock/undoChange", {
    refreshes: OVERVIEW_TARGETS,
  });
  const queuedChecks = useRef<QueuedCheck[]>([]);
  const isSending = useRef(false);
  const versions = useRef(new Map<number, number>());
  const savedChecks = useRef(new Map<string, SavedCheck>());

  const [changedContacts, setChangedContacts] = useState<ReadonlyMap<string, CurrentContact>>(new Map());

  const setStatus: Checks["setStatus"] = (ids, status) =>
    setStatuses((before) => {
      const next = new Map(before);
      for (const id of ids) {
        if (status === undefined) next.delete(id);
        else next.set(id, status);
      }
      return next;
    });
  const getVersion = ({ contact }: QueueRow) =>
    versions.current.get(contact.stakeholderId) ?? contact.version;

  const applyResult = (
    { row, method }: QueuedCheck,
    result: CheckResult | undefined,
    changeId: number | null,
  ) => {
    if (result === undefined || result.version === null) {
      setStatus([row.id], { kind: "failed", text: "This contact is no longer listed." });
      return;
    }
    versions.current.set(row.contact.stakeholderId, result.version);
    const { current } = result;
    if (result.outcome !== "ok" && current !== null) {
      // Stores the current row, so that the next press sends its version.
      setChangedContacts((before) => new Map(before).set(row.id, current));
      setStatus([row.id], { kind: "failed", text: describeChange(row.contact, result, current) });
      return;
    }
    if (changeId !== null)
      savedChecks.current.set(row.id, { changeId, contactIds: [row.contact.stakeholderId] });
    setStatus([row.id], {
      kind: "done",
      isStillDue: result.isDue,
      canUndo: true,
      text: describeDone(method, result),
    });
  };

  const sendNextBatch = async (): Promise<void> => {
    const [firstCheck] = queuedChecks.current;
    if (isSending.current || firstCheck === undefined) return;
    isSending.current = true;
    const batch = queuedChecks.current
      .filter(({ method }) => method === firstCheck.method)
      .slice(0, MAX_CONTACTS_PER_REQUEST);
    queuedChecks.current = queuedChecks.current.filter((each) => !batch.includes(each));
    // A person may cover two requirements, so each is sent once.
    const contacts = new Map(batch.map(({ row }) => [row.contact.stakeholderId, getVersion(row)]));
    try {
      const { results, changeId } = await send({
        body: {
          ...describeOutcome(firstCheck.method),
          contacts: [...contacts].map(([stakeholderId, version]) => ({ stakeholderId, version })),
        },
      });
      for (const each of batch)
        applyResult(
          each,
          results.find(({ stakeholderId }) => stakeholderId === each.row.contact.stakeholderId),
          changeId,
        );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStatus(
        batch.map(({ row }) => row.id),
        { kind: "failed", text: getErrorText(error) },
      );
    } finally {
      isSending.current = false;
    }
    await sendNextBatch();
  };

  return {
    statuses,
    changedContacts,
    setStatus,
    versionOf: getVersion,
    applyCorrection: (row, { message, outcome, version, changeId, saved }) => {
      versions.current.set(row.contact.stakeholderId, version);
      if (changeId !== null) {
        savedChecks.current.set(row.id, { changeId });
        setChangedContacts((before) => new Map(before).set(row.id, { ...row.contact, ...saved }));
      }
      setStatus([row.id], {
        kind: "done",
        isStillDue: outcome === "waiting",
        canUndo: changeId !== null,
        text: message,
      });
    },
    check: (rows, method) => {
      setStatus(
        rows.map(({ id }) => id),
        { kind: "sending" },
      );
      queuedChecks.current.push(...rows.map((row) => ({ row, method })));
      void sendNextBatch();
    },
    undo: async (row) => {
      const change = savedChecks.current.get(row.id);
      if (change === undefined) return;
      try {
        const { message, left, contacts } = await undoChange({ body: change });
        savedChecks.current.delete(row.id);
        for (const { stakeholderId, version } of contacts) versions.current.set(stakeholderId, version);
        if (change.contactIds === undefined) setChangedContacts((before) => removeKey(before, row.id));
        setStatus([row.id], left.length === 0 ? undefined : { kind: "failed", text: message });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setStatus([row.id], { kind: "failed", text: getErrorText(error) });
      }
    },
  };
}

const removeKey = <Value>(values: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> =>
  new Map([...values].filter(([key]) => key !== id));

function describeOutcome(method: CheckMethod) {
  if (method === null) return { outcome: "not reached" } as const;
  return method === "reports cleared"
    ? ({ outcome: method } as const)
    : ({ outcome: "still right", checkedHow: method } as const);
}

function describeDone(method: CheckMethod, result: CheckResult): string {
  if (method === null) return describeMissed(result);
  if (method !== "reports cleared") return `Still right, ${checkMethodLabels[method]}`;
  return result.isDue ? "Reports cleared, still to be checked" : "Reports cleared";
}

function describeMissed({ notReachedDays, isUnconfirmed }: CheckResult): string {
  // The server counts days only for people, not for a place's own number.
  if (notReachedDays === 0) return "Not reached";
  const times = `Not reached on ${plural(notReachedDays, "day", "days")}`;
  return isUnconfirmed ? `${times}: unconfirmed` : times;
}
