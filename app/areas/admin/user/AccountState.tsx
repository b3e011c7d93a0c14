import type { UserRow } from "@gbvf/api/user/contract.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";

export function AccountState({ isDisabled, invitation }: Pick<UserRow, "isDisabled" | "invitation">) {
  if (isDisabled) return <StatusTag kind="neutral">Disabled</StatusTag>;
  const { kind, name } = STATES[invitation?.state ?? "arrived"];
  return <StatusTag kind={kind}>{name}</StatusTag>;
}

const STATES = {
  queued: { kind: "warning", name: "Invitation waits to be sent" },
  sent: { kind: "warning", name: "Invited" },
  failed: { kind: "danger", name: "Invitation not sent" },
  expired: { kind: "danger", name: "Invitation expired" },
  withdrawn: { kind: "neutral", name: "Invitation withdrawn" },
  arrived: { kind: "success", name: "Active" },
} as const;
