import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { pageIntros } from "../shell/pageIntros.ts";
import { AvailabilityTable } from "./AvailabilityTable.tsx";
import { OperationList } from "./OperationList.tsx";
import { Snippets } from "./Snippets.tsx";

const { title, intro } = pageIntros.api;

export function ApiPage() {
  useTitle(title);
  const document = useApi("GET /api/openapi.json", {});
  return (
    <TextColumn>
      <h1>{title}</h1>
      <p>{intro}</p>
      <p>
        Rather a spreadsheet?{" "}
        <Link href="/api/download" download>
          Download everything about South Africa
        </Link>{" "}
        as a ZIP of CSV files with a README. The charts of each place offer the same for that place.
      </p>
      <ul>
        <li>
          <Link href="/api/openapi.json" isExternal>
            openapi.json
          </Link>{" "}
          describes all of it, for tools that read OpenAPI 3.1.
        </li>
        <li>
          <Link href="/api/catalog.jsonld" isExternal>
            catalog.jsonld
          </Link>{" "}
          is the catalogue of every theme, place and release with its files, for portals that read DCAT.
        </li>
        <li>
          The address <code>/api/tables/crime.csv?boundaryId=7</code> always leads to a table’s latest
          figures, and <code>datapackage.json</code> in the ZIP has the schema of each.
        </li>
        <li>
          Answers change only with the figures. Send the <code>ETag</code> back as <code>If-None-Match</code>:
          an answer that is the same then comes back as 304, without a body.
        </li>
        <li>
          A refusal is 4XX, and its <code>message</code> says why. Ask once a minute at most for the same
          answer.
        </li>
      </ul>
      <AvailabilityTable />
      <Snippets />
      <Resource
        {...document}
        skeleton={<Skeleton height="3.5rem" lines={8} />}
        isEmpty={({ paths }) => Object.keys(paths).length === 0}
      >
        {(answer) => <OperationList document={answer} />}
      </Resource>
    </TextColumn>
  );
}
