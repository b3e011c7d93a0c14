import type { UserRow } from "@gbvf/api/user/contract.ts";

export function getAccountState({ isDisabled, invitation }: Pick<UserRow, "isDisabled" | "invitation">) {
  return isDisabled ? STATES.disabled : STATES[invitation?.state ?? "arrived"];
}

const STATES = {
  disabled: { kind: "neutral", name: "Disabled" },
  queued: { kind: "warning", name: "Invitation waits to be sent" },
  sent: { kind: "warning", name: "Invited" },
  failed: { kind: "danger", name: "Invitation not sent" },
  expired: { kind: "danger", name: "Invitation expired" },
  withdrawn: { kind: "neutral", name: "Invitation withdrawn" },
  arrived: { kind: "success", name: "Active" },
} as const;
