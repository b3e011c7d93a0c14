import { setImmediate as otherWork } from "node:timers/promises";
import { escapeHtml } from "../../lib/text/html.ts";
import type { Help, Service } from "./help.ts";
import { helpHtml } from "./helpHtml.ts";
import { createHelpTranslator } from "./helpI18n.ts";
import { viewOfPlace } from "./view.ts";

/**
 * Ids of the boundaries whose pages showed where a place is that is confidential now, ended, or has no address
 * any more.
 */
export async function pagesThatShowed(before: Help, after: Help): Promise<number[]> {
  const names = hiddenNames(before, after).map((name) => escapeHtml(name));
  if (names.length === 0) return [];
  const english = createHelpTranslator("en");
  const pageIn = (help: Help, boundaryId: number) =>
    helpHtml(help, viewOfPlace(help, boundaryId), english).markup;
  const found: number[] = [];
  for (const boundaryId of boundariesIn(before)) {
    // Readers go first.
    await otherWork();
    const page = pageIn(before, boundaryId);
    if (names.some((name) => page.includes(name)) && page !== pageIn(after, boundaryId))
      found.push(boundaryId);
  }
  return found;
}

function hiddenNames(before: Help, after: Help): string[] {
  const shown = new Map(after.municipalities.map(({ boundaryId, services }) => [boundaryId, services]));
  return before.municipalities.flatMap(({ boundaryId, services }) =>
    services
      .filter(
        (service) => tellsWhere(service) && !shown.get(boundaryId)?.some((each) => stillTells(each, service)),
      )
      .map(({ name }) => name),
  );
}

const tellsWhere = ({ address, point }: Service) => address !== null || point !== null;

const stillTells = (now: Service, before: Service): boolean =>
  now.name === before.name &&
  now.kind === before.kind &&
  (before.address === null || now.address !== null) &&
  (before.point === null || now.point !== null);

function boundariesIn({ municipalities }: Help): Set<number> {
  return new Set(
    municipalities.flatMap(({ boundaryId, district, province }) => [
      boundaryId,
      district.boundaryId,
      province.boundaryId,
    ]),
  );
}
