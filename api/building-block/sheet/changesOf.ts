import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { describeChanges } from "../instance/describeChanges.ts";
import { findPerson } from "../instance/findPerson.ts";
import type { Cells } from "./columns.ts";
import { formOf } from "./forms.ts";
import { isNewPlace } from "./newPlaces.ts";
import type { RowForm } from "./rowPlan.ts";

export function changesOf(
  current: CurrentInstance,
  { requirement, contact, contactId }: Cells,
  forms: readonly RowForm[],
) {
  const changes = describeChanges(current, formOf(current, forms), {
    hidesAddress: current.isConfidential,
  });
  const name = findPerson(current, Number(contactId))?.person.name ?? contact;
  const isAdded = isNewPlace(current) && requirement === "";
  const added = isAdded ? [{ what: "New place", before: null, after: current.name }] : [];
  const described = changes.map(({ what, ...values }) => {
    const field = what.replace(`${requirement}: `, "").replace(`${name}, `, "");
    return { what: `${field.charAt(0).toUpperCase()}${field.slice(1)}`, ...values };
  });
  return [...added, ...described];
}
