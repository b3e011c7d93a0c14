import type { DueContact } from "@gbvf/api/building-block/check/contract.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { overviews } from "../refreshes.ts";
import type { QueueRow } from "./queueRows.ts";
import type { Checks } from "./useChecks.ts";

export type Noted = Pick<DueContact, "callAgainOn" | "note">;

type Notes = {
  /** By stakeholder. */
  noted: ReadonlyMap<number, Noted>;
  save: (row: QueueRow, noted: Noted) => Promise<boolean>;
  undo: (row: QueueRow) => boolean;
};

export function useNotes(setStatus: Checks["setStatus"]): Notes {
  const { send } = useMutation("POST /api/buildingblock/checkContacts", { refreshes: overviews });
  const [noted, setNoted] = useState<Notes["noted"]>(new Map());
  const before = useRef(new Map<string, Noted>());

  const put = async ({ contact: { placeId, stakeholderId } }: QueueRow, { callAgainOn, note }: Noted) => {
    await send({ body: { outcome: "noted", placeId, stakeholderId, callAgainOn, note } });
    setNoted((known) => new Map(known).set(stakeholderId, { callAgainOn, note }));
  };
  return {
    noted,
    save: async (row, { callAgainOn, note }) => {
      await put(row, { callAgainOn, note });
      const isLater = callAgainOn !== null && callAgainOn > dayInSouthAfrica(new Date());
      // A reported number stays due.
      const waits = isLater && row.contact.reason !== "reported";
      if (waits) before.current.set(row.id, row.contact);
      const words = waits ? `Call again on ${formatDate(callAgainOn)}` : "";
      setStatus([row.id], waits ? { kind: "done", isStillDue: true, canUndo: true, words } : undefined);
      return waits;
    },
    undo: (row) => {
      const former = before.current.get(row.id);
      if (former === undefined) return false;
      before.current.delete(row.id);
      const day = former.callAgainOn;
      const isPast = day !== null && day < dayInSouthAfrica(new Date());
      put(row, { callAgainOn: isPast ? null : day, note: former.note }).then(
        () => setStatus([row.id], undefined),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          setStatus([row.id], { kind: "failed", words: problemText(error) });
        },
      );
      return true;
    },
  };
}
