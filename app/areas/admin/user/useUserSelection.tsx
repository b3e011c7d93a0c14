import type { UserRow } from "@gbvf/api/user/contract.ts";
import type { ListTableProps } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { useState } from "react";
import { ChangeUsers } from "./ChangeUsers.tsx";

export function useUserSelection(
  rows: readonly UserRow[],
): NonNullable<ListTableProps<UserRow>["selection"]> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, UserRow>>(new Map());
  const users = [...chosen.values()].map(
    (user) => rows.find(({ stakeholderId }) => stakeholderId === user.stakeholderId) ?? user,
  );
  return {
    chosen: new Set(chosen.keys()),
    onChange: (ids) => {
      const known = [...rows, ...users];
      const found = [...ids].flatMap((id) => known.find(({ stakeholderId }) => stakeholderId === id) ?? []);
      setChosen(new Map(found.map((user) => [user.stakeholderId, user])));
    },
    actions: <ChangeUsers users={users} onDone={() => setChosen(new Map())} />,
  };
}
