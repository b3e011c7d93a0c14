import type { Knex } from "knex";
import { THEMES } from "../../dashboard/themes.ts";
import { findOutlines } from "../../geography/queries.ts";
import { notFound } from "../../lib/http/errors.ts";
import { findMeasure } from "../measures.ts";
import { findFindings, measureOf } from "../queries.ts";
import type { EmbedFigure } from "./embedHtml.ts";
import { shownAreas } from "./figures.ts";

const APPROXIMATE = "Approximate boundaries: they show where an area is, not exactly where it ends.";

type Asked = {
  kind: EmbedFigure["kind"];
  anchor: keyof typeof THEMES;
  boundaryId: number;
  /** Anywhere inside, instead of directly inside. */
  areaTypeId: number | undefined;
};

export async function findFigure(
  trx: Knex,
  { kind, anchor, boundaryId, areaTypeId }: Asked,
  today: string,
): Promise<EmbedFigure> {
  if (kind === "trend" && areaTypeId !== undefined) throw notFound("This figure");
  const { componentId } = THEMES[anchor].component;
  const findings = await findFindings(trx, { boundaryId, componentId, areaTypeId }, today);
  if (areaTypeId !== undefined && findings.areas.length === 0) throw notFound("This figure");
  const measure = await findMeasure(trx, anchor, today);
  if (kind !== "map") return { kind, measure, findings };
  const shown = shownAreas(findings);
  const outlines = await findOutlines(
    trx,
    shown.map((area) => area.boundaryId),
  );
  const { isApproximate = false, source = "" } = outlines[0] ?? {};
  return {
    kind,
    measure,
    findings,
    outlines,
    lines: isApproximate ? APPROXIMATE : source,
    steps: await measureOf(componentId).findSteps(trx, shown[0]?.boundaryTypeId ?? 0),
  };
}
