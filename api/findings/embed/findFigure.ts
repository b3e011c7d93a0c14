import type { Knex } from "knex";
import { THEMES } from "../../dashboard/themes.ts";
import { findOutlines } from "../../geography/queries.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { EmbedFigure } from "../../shared/embedRendering.ts";
import { findMeasure } from "../measures.ts";
import { findFindings, getThemeMeasure } from "../queries.ts";

export type FigureRequest = {
  kind: EmbedFigure["kind"];
  theme: EmbedFigure["theme"];
  boundaryId: number;
  areaTypeId: number | undefined;
};

export async function findFigure(
  trx: Knex,
  { kind, theme, boundaryId, areaTypeId }: FigureRequest,
  today: string,
): Promise<EmbedFigure> {
  if (kind === "trend" && areaTypeId !== undefined) throw notFound("This figure");
  const { componentId } = THEMES[theme].component;
  const findings = await findFindings(trx, { boundaryId, componentId, areaTypeId }, today);
  if (areaTypeId !== undefined && findings.areas.length === 0) throw notFound("This figure");
  const measure = await findMeasure(trx, theme, today);
  if (kind !== "map") return { kind, theme, measure, findings };
  const mappedAreas = findings.areas.length > 0 ? findings.areas : [findings.place];
  const outlines = await findOutlines(
    trx,
    mappedAreas.map((area) => area.boundaryId),
  );
  const { isApproximate = false, source: description = "" } = outlines[0] ?? {};
  return {
    kind,
    theme,
    measure,
    findings,
    outlines,
    provenance: { isApproximate, description },
    quarters: (await getThemeMeasure(componentId).findQuarters?.(trx)) ?? 4,
  };
}
