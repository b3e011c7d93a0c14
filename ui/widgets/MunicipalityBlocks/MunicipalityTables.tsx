import { Card } from "../../primitives/Card/Card.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { formatCount } from "../../text/format.ts";
import { MunicipalityTable } from "./MunicipalityTable.tsx";
import type { MunicipalityProgress } from "./municipalityProgress.ts";

export interface MunicipalityTablesProps {
  municipalities: readonly MunicipalityProgress[];
}

/**
 * - **When:** An official's municipalities, with what is due in each.
 * - **When not:** Public pages.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close, Enter follows a
 *   link.
 */
export function MunicipalityTables({ municipalities }: MunicipalityTablesProps) {
  const [only, second] = municipalities;
  if (only !== undefined && second === undefined)
    return (
      <Card>
        <h3>{only.name}</h3>
        <MunicipalityTable municipality={only} />
      </Card>
    );
  return (
    <DisclosureGroup>
      {municipalities.map((municipality) => (
        <Disclosure
          key={municipality.id}
          id={municipality.id}
          title={municipality.name}
          aside={municipality.due > 0 ? `${formatCount(municipality.due)} due` : "Nothing is due"}
        >
          <MunicipalityTable municipality={municipality} />
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
