import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm } from "../instance/contract.ts";
import type { RowForm } from "./rowPlan.ts";

export function formOf({ name }: Pick<CurrentInstance, "name">, rows: readonly RowForm[]): CapturedForm {
  const place = rows.flatMap((row) => ("place" in row ? [row.place] : []))[0];
  const end = rows.flatMap((row) => ("ends" in row ? [row] : []))[0];
  const people = rows.flatMap((row) => ("person" in row ? [row] : []));
  return {
    name,
    contacts: [],
    ...place,
    ...end,
    buildingBlockRequirements: [...Map.groupBy(people, ({ requirementId }) => requirementId)].map(
      ([buildingBlockRequirementId, own]) => ({
        buildingBlockRequirementId,
        stakeholderContactPerson: own.map(({ person }) => person),
      }),
    ),
  };
}
