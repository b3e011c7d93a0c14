import type { ActionName } from "@gbvf/api/shared/actions.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import type { ReactNode } from "react";
import { DENIED, useMay } from "../lib/session/useMay.ts";

export function Permitted({ by, children }: { by: ActionName; children: ReactNode }) {
  const may = useMay();
  return may(by) ? children : <Alert>{DENIED}</Alert>;
}
