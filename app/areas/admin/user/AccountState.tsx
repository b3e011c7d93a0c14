import type { UserRow } from "@gbvf/api/user/contract.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { getAccountState } from "./accountStates.ts";

export function AccountState(user: Pick<UserRow, "isDisabled" | "invitation">) {
  const { kind, name } = getAccountState(user);
  return <StatusTag kind={kind}>{name}</StatusTag>;
}
