import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import type { SheetPreview } from "@gbvf/api/building-block/sheet/contract.ts";
import { useState } from "react";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import type { SentSheet } from "../../../lib/sheet/SheetDrop.tsx";
import { everything } from "../refreshes.ts";

export type Sheet = {
  preview: SheetPreview | null;
  applied: { message: string; waiting: number; mayUndo: boolean } | null;
  readFailure: string | undefined;
  applyFailure: string | undefined;
  isReading: boolean;
  isApplying: boolean;
  readings: number;
  applications: number;
  read: (sent: SentSheet) => Promise<void>;
  apply: (checkedHow: CheckedHow | undefined) => Promise<void>;
  forget: () => void;
};

/** A failed call loses nothing: the sheet and its preview stay. */
export function useSheet(): Sheet {
  const [sent, setSent] = useState<SentSheet | null>(null);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const [applied, setApplied] = useState<Sheet["applied"]>(null);
  const [readFailure, setReadFailure] = useState<string>();
  const [applyFailure, setApplyFailure] = useState<string>();
  const [readings, setReadings] = useState(0);
  const [applications, setApplications] = useState(0);
  const reading = useMutation("POST /api/buildingblock/uploadSheet");
  const applying = useMutation("POST /api/buildingblock/uploadSheet", {
    refreshes: everything,
  });
  const read = async (next: SentSheet) => {
    setSent(next);
    setReadFailure(undefined);
    try {
      const { preview: read } = await reading.send({
        query: { fileName: next.fileName },
        body: next.body,
      });
      setPreview(read);
      setReadings((count) => count + 1);
      setApplied(null);
    } catch (error) {
      setReadFailure(textOf(error));
    }
  };
  const forget = () => {
    setPreview(null);
    setReadFailure(undefined);
    setApplyFailure(undefined);
  };
  const apply = async (checkedHow: CheckedHow | undefined) => {
    if (sent === null || preview?.fingerprint == null) return;
    setApplyFailure(undefined);
    try {
      const query = {
        fileName: sent.fileName,
        apply: preview.fingerprint,
        ...(checkedHow && { checkedHow }),
      };
      const { message = "", applied: counts } = await applying.send({ query, body: sent.body });
      forget();
      setApplied({ message, waiting: counts?.waiting ?? 0, mayUndo: counts?.changeId != null });
      setApplications((count) => count + 1);
    } catch (error) {
      setApplyFailure(textOf(error));
      if (error instanceof ApiError && error.code === "stale-preview") await read(sent);
    }
  };
  return {
    preview,
    applied,
    readFailure,
    applyFailure,
    isReading: reading.isSending,
    isApplying: applying.isSending,
    readings,
    applications,
    read,
    apply,
    forget,
  };
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) return problemText(error);
  throw error;
}
