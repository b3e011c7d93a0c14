import type { DataImport } from "@gbvf/api/data-import/contract.ts";
import type { StatusTagProps } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";

export const isRunning = ({ state }: Pick<DataImport, "state">): boolean =>
  state === "reading" || state === "applying" || state === "withdrawing";

const STATE_LABELS: Readonly<Record<DataImport["state"], StatusTagProps>> = {
  reading: { kind: "warning", children: "Being read" },
  previewed: { kind: "warning", children: "Waiting" },
  applying: { kind: "warning", children: "Being applied" },
  applied: { kind: "success", children: "Applied" },
  failed: { kind: "danger", children: "Failed" },
  withdrawing: { kind: "warning", children: "Being withdrawn" },
  withdrawn: { kind: "neutral", children: "Withdrawn" },
  cancelled: { kind: "neutral", children: "Cancelled" },
};

export function getStateLabel({
  state,
  withdrawal,
}: Pick<DataImport, "state" | "withdrawal">): StatusTagProps {
  const isPending = state === "applied" && (withdrawal?.secondPersonIn.length ?? 0) > 0;
  return isPending ? { kind: "warning", children: "Waiting to be withdrawn" } : STATE_LABELS[state];
}
