import type { DueContacts, DueReason } from "@gbvf/api/building-block/check/contract.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { type ApiState, fetchOnce, useApi } from "../../../lib/calls/useApi.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { type QueueRow, withNew } from "./queueRows.ts";

const ENDPOINT = "GET /api/buildingblock/getDueContacts";
const PAGE_SIZE = 60;

export type DueScope = { boundaryId: number | undefined; reason: DueReason | undefined };

export type DueRows = {
  due: ApiState<DueContacts>;
  rows: readonly QueueRow[];
  more: {
    fetch: () => void;
    failure: string | undefined;
  };
};

/** A row keeps its place. */
export function useDueRows({ boundaryId, reason }: DueScope): DueRows {
  const scope = { pageSize: PAGE_SIZE, ...(boundaryId && { boundaryId }), ...(reason && { reason }) };
  const due = useApi(ENDPOINT, { query: { ...scope, pageNumber: 1 } });
  const [seen, setSeen] = useState<{ answer: DueContacts | undefined; rows: readonly QueueRow[] }>({
    answer: undefined,
    rows: [],
  });
  if (due.data !== undefined && due.data !== seen.answer)
    setSeen({ answer: due.data, rows: withNew(seen.rows, due.data) });
  const known = useRef(seen.rows);
  known.current = seen.rows;
  const [failure, setFailure] = useState<string>();
  const isUnderWay = useRef(false);
  /** What is under way may have missed what was checked since. */
  const isAskedAgain = useRef(false);

  /** From the start each time: every saved check moves the pages. */
  async function findNew(): Promise<void> {
    for (let pageNumber = 1; ; pageNumber += 1) {
      const answer = await fetchOnce(ENDPOINT, { query: { ...scope, pageNumber } });
      const isLast = pageNumber * PAGE_SIZE >= answer.total;
      if (isLast || withNew(known.current, answer).length > known.current.length) {
        setSeen((before) => ({ ...before, rows: withNew(before.rows, answer) }));
        return;
      }
    }
  }
  async function fetch(): Promise<void> {
    isAskedAgain.current = isUnderWay.current;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    try {
      await findNew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
    } finally {
      isUnderWay.current = false;
    }
    if (isAskedAgain.current) await fetch();
  }
  return { due, rows: seen.rows, more: { fetch: () => void fetch(), failure } };
}
