import type { Knex } from "knex";
import { readApproximateBoundaries } from "../geography/geometry/readApproximateBoundaries.ts";
import { replaceGeometry } from "../geography/import/replaceGeometry.ts";

/** Labelled approximate, until official lines are imported. */
export async function seedBoundaryGeometry(trx: Knex.Transaction): Promise<void> {
  const { source, boundaries } = await readApproximateBoundaries();
  await replaceGeometry(trx, boundaries, { ...source, fingerprint: null, isApproximate: true });
}
