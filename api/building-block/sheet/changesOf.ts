import { describeChanges } from "../instance/describeChanges.ts";
import type { Standing } from "../instance/standing.ts";
import type { Cells } from "./columns.ts";
import { formOf } from "./forms.ts";
import { isNewPlace } from "./newPlaces.ts";
import { findPerson } from "./planRow.ts";
import type { RowForm } from "./rowPlan.ts";

/** Old and new of a row, which says itself of whom. */
export function changesOf(
  standing: Standing,
  { requirement, contact, contactId }: Cells,
  forms: readonly RowForm[],
) {
  const changes = describeChanges(standing, formOf(standing, forms), {
    hidesAddress: standing.isConfidential,
  });
  const name = findPerson(standing, contactId)?.person.name ?? contact;
  const isAdded = isNewPlace(standing) && requirement === "";
  const added = isAdded ? [{ what: "New place", before: null, after: standing.name }] : [];
  const told = changes.map(({ what, ...values }) => {
    const field = what.replace(`${requirement}: `, "").replace(`${name}, `, "");
    return { what: `${field.charAt(0).toUpperCase()}${field.slice(1)}`, ...values };
  });
  return [...added, ...told];
}
