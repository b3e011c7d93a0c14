import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/BoundaryRow.ts";
import { TABLES_OF } from "../open-data/contract.ts";
import { licenceOf, type Site } from "../open-data/siteOf.ts";
import { archiveOf, keywordsOf, placePage, tableOf } from "./describeTheme.ts";
import { type OpenDataset, UNITS } from "./OpenDataset.ts";

type Place = Pick<BoundaryRow, "boundaryId" | "boundaryTypeId" | "description">;

const MAX_TABLES_OF_THEME = 2;

/** `parts`: its themes, where they are known; `inside`: names of places that people search for. */
type About = { site: Site; parts?: readonly OpenDataset[]; inside?: readonly string[] };

export function describePlace(place: Place, { site, parts = [], inside = [] }: About): OpenDataset {
  const { boundaryId, boundaryTypeId, description } = place;
  const { common, ...ofThemes } = TABLES_OF;
  const tables = [...Object.values(ofThemes).flatMap((own) => own.slice(0, MAX_TABLES_OF_THEME)), ...common];
  const days = parts.flatMap(({ temporal }) => (temporal ? [temporal] : []));
  const [from] = days.map((each) => each.from).sort();
  const until = days
    .map((each) => each.until)
    .sort()
    .at(-1);
  return {
    page: placePage(site, boundaryId),
    name: `The response to gender-based violence and femicide in ${description}`,
    description: `Figures of ${description} and of every place inside it: reported crime, the availability of services, resources and forums, the health checks of organisations, and 100-Day Challenges.`,
    keywords: keywordsOf(
      description,
      ...inside,
      ...Object.values(THEMES).map(({ component }) => component.name),
    ),
    licence: licenceOf(site),
    creator: null,
    publisher: site.publisher,
    issued: null,
    modified:
      parts
        .flatMap(({ modified }) => modified ?? [])
        .sort()
        .at(-1) ?? null,
    temporal: from === undefined || until === undefined ? null : { from, until },
    place: { name: description, page: placePage(site, boundaryId) },
    variables: Object.values(THEMES).map(({ measure }) => {
      const { title, kind } = measure.wordsOf(boundaryTypeId);
      return { name: title, unit: UNITS[kind], description: measure.method.outOf };
    }),
    distributions: [archiveOf(site, place), ...tables.map((table) => tableOf(site, place, table))],
    isDemonstration: parts.some(({ isDemonstration }) => isDemonstration),
  };
}
