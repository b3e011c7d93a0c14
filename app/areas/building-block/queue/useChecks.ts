import type { CheckResult } from "@gbvf/api/building-block/check/contract.ts";
import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import type { QueueStatus } from "@gbvf/ui/widgets/CheckQueue/queueItem.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { howWords } from "../checkedHow.ts";
import { overviews } from "../refreshes.ts";
import { changedWords } from "./changedWords.ts";
import type { QueueRow } from "./queueRows.ts";

/** One thing that was done with a contact and waits to be sent. */
type Current = NonNullable<CheckResult["current"]>;
type Waiting = { row: QueueRow; how: CheckedHow | null };

const MOST_AT_ONCE = 200;

export type Checks = {
  /** How contacts are now that somebody changed meanwhile, by their row. */
  changed: ReadonlyMap<string, Current>;
  statuses: ReadonlyMap<string, QueueStatus>;
  /** Without `how`, nobody was reached. */
  check: (rows: readonly QueueRow[], how: CheckedHow | null) => void;
  undo: (row: QueueRow) => void;
  setStatus: (ids: readonly string[], status: QueueStatus | undefined) => void;
};

/**
 * Sends checks in the background: those made during a call go with the next. Rows changed by somebody else are
 * refused and say so.
 */
export function useChecks(): Checks {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, QueueStatus>>(new Map());
  const { send } = useMutation("POST /api/buildingblock/checkContacts", { refreshes: overviews });
  const { send: sendUndo } = useMutation("POST /api/buildingblock/undoChecks", { refreshes: overviews });
  const waiting = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const done = useRef(new Map<string, { checkId: number; version: number }>());
  const versions = useRef(new Map<number, number>());

  const [changed, setChanged] = useState<ReadonlyMap<string, Current>>(new Map());

  const setStatus: Checks["setStatus"] = (ids, status) =>
    setStatuses((before) => {
      const next = new Map(before);
      for (const id of ids) {
        if (status === undefined) next.delete(id);
        else next.set(id, status);
      }
      return next;
    });
  const versionOf = ({ contact }: QueueRow) => versions.current.get(contact.stakeholderId) ?? contact.version;

  const settle = ({ row, how }: Waiting, result: CheckResult | undefined) => {
    if (result === undefined || result.version === null) {
      setStatus([row.id], { kind: "failed", words: "This contact is no longer listed." });
      return;
    }
    versions.current.set(row.contact.stakeholderId, result.version);
    const { current } = result;
    if (result.outcome !== "ok" && current !== null) {
      // It is shown as it is now, and the next press is about that.
      setChanged((before) => new Map(before).set(row.id, current));
      setStatus([row.id], { kind: "failed", words: changedWords(row.contact, result, current) });
      return;
    }
    const words = how === null ? missedWords(result) : `Still right, ${howWords[how]}`;
    done.current.set(row.id, { checkId: result.checkId as number, version: result.version });
    setStatus([row.id], { kind: "done", isChecked: how !== null, words });
  };

  const pump = async (): Promise<void> => {
    const [first] = waiting.current;
    if (isSending.current || first === undefined) return;
    isSending.current = true;
    const batch = waiting.current.filter(({ how }) => how === first.how).slice(0, MOST_AT_ONCE);
    waiting.current = waiting.current.filter((each) => !batch.includes(each));
    // A person with two requirements is sent once.
    const contacts = new Map(batch.map(({ row }) => [row.contact.stakeholderId, versionOf(row)]));
    try {
      const { results } = await send({
        body: {
          ...(first.how === null
            ? { outcome: "not reached" as const }
            : { outcome: "still right" as const, checkedHow: first.how }),
          contacts: [...contacts].map(([stakeholderId, version]) => ({ stakeholderId, version })),
        },
      });
      for (const each of batch)
        settle(
          each,
          results.find(({ stakeholderId }) => stakeholderId === each.row.contact.stakeholderId),
        );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStatus(
        batch.map(({ row }) => row.id),
        { kind: "failed", words: problemText(error) },
      );
    } finally {
      isSending.current = false;
    }
    await pump();
  };

  return {
    statuses,
    changed,
    setStatus,
    check: (rows, how) => {
      setStatus(
        rows.map(({ id }) => id),
        { kind: "sending" },
      );
      waiting.current.push(...rows.map((row) => ({ row, how })));
      void pump();
    },
    undo: async (row) => {
      const made = done.current.get(row.id);
      if (made === undefined) return;
      try {
        const { results } = await sendUndo({ body: { checks: [made] } });
        const [result] = results;
        if (result?.outcome === "ok" && result.version !== null) {
          versions.current.set(row.contact.stakeholderId, result.version);
          setStatus([row.id], undefined);
        } else
          setStatus([row.id], { kind: "failed", words: "This was changed since, and cannot be undone." });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setStatus([row.id], { kind: "failed", words: problemText(error) });
      }
    },
  };
}

function missedWords({ notReachedDays, isUnconfirmed }: CheckResult): string {
  // Of a place's own number, the days are not counted.
  if (notReachedDays === 0) return "Not reached";
  const times = `Not reached on ${plural(notReachedDays, "day", "days")}`;
  return isUnconfirmed ? `${times}: unconfirmed` : times;
}
