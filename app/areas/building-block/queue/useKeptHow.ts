import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { useState } from "react";
import { usePageOwner } from "../../../lib/sign-in-again/pageOwner.ts";

/** Asked once, and kept until the tab closes or somebody else signs in. */
export function useKeptHow(): [CheckedHow | null, (how: CheckedHow | null) => void] {
  const name = `checked how ${usePageOwner()?.stakeholderId}`;
  const [how, setHow] = useState(() => (Number(sessionStorage.getItem(name)) || null) as CheckedHow | null);
  return [
    how,
    (next) => {
      if (next === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, String(next));
      setHow(next);
    },
  ];
}
