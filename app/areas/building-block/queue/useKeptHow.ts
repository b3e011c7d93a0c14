import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { useState } from "react";
import { keepNote, readNote } from "../../../lib/session/keptNote.ts";
import { usePageOwner } from "../../../lib/sign-in-again/pageOwner.ts";

/** Asked once per session; kept until the tab closes or they sign out. */
export function useKeptHow(): [CheckedHow | null, (how: CheckedHow | null) => void] {
  const whose = usePageOwner()?.stakeholderId;
  const [how, setHow] = useState(() => (Number(readNote(whose, "how checked")) || null) as CheckedHow | null);
  return [
    how,
    (next) => {
      keepNote(whose, "how checked", next === null ? null : String(next));
      setHow(next);
    },
  ];
}
