import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, buildingBlock } from "../../../lib/address/areaPaths.ts";
import { areaLinks } from "../../../lib/session/openScreens.ts";
import { SIGNED_OUT, useSession } from "../../../lib/session/session.ts";
import { CardGrid, Panel } from "../CardGrid.tsx";

/** Importers and reviewers may not open the Admin Dashboard's figures. */
export function YourWork() {
  const work = areaLinks("admin", useSession() ?? SIGNED_OUT).filter(({ href }) => href !== admin.start);
  return (
    <AreaFrame title="Administration" purpose="What your permissions let you do here.">
      <CardGrid>
        {work.map(({ href, name }) => (
          <Panel key={href} aria-label={name}>
            <h2>
              <Link href={href}>{name}</Link>
            </h2>
            {WORDS[href] && <p>{WORDS[href]}</p>}
          </Panel>
        ))}
      </CardGrid>
    </AreaFrame>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  [admin.organisations]: "Organisations that asked to take part, and what was decided.",
  [admin.importedData]: "Load figures and boundary lines: upload a file, see what would change, apply it.",
  [buildingBlock.catalogue]: "What every municipality should have, and what each place is asked for.",
};
