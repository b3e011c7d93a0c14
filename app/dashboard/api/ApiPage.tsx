import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { withParts } from "@gbvf/ui/text/withParts.tsx";
import { written } from "@gbvf/ui/text/words.ts";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { to } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { pageIntros } from "../shell/pageIntros.ts";
import { WithContents } from "../shell/WithContents.tsx";
import { AvailabilityTable } from "./AvailabilityTable.tsx";
import { idOfTag, OperationList } from "./OperationList.tsx";
import { Snippets } from "./Snippets.tsx";

const { title, intro } = pageIntros.api;
/** In the document. */
const TAGS = 9;
const partOf = (id: string) => `${to("api")}#${id}`;

export function ApiPage() {
  const { plain, say } = useWords();
  useTitle(plain(title));
  const document = useApi("GET /api/openapi.json", {});
  return (
    <TextColumn>
      <h1>{say(title)}</h1>
      <p>{say(intro)}</p>
      <WithContents
        entries={[
          { href: partOf("availability"), name: written("Which figures there are") },
          { href: partOf("worked-example"), name: written("A worked example") },
          ...(document.data?.tags.map(({ name }) => ({ href: partOf(idOfTag(name)), name })) ??
            Array.from({ length: document.error ? 0 : TAGS }, () => null)),
        ]}
      >
        <p>
          {withParts(
            say(
              "Rather a spreadsheet? {download} as a ZIP of CSV files with a README. The charts of each place offer the same for that place.",
            ),
            {
              download: (
                <Link href="/api/download" download>
                  {say("Download everything about South Africa")}
                </Link>
              ),
            },
          )}
        </p>
        <ul>
          <li>
            {withParts(say("{file} describes all of it, for tools that read OpenAPI 3.1."), {
              file: <FileLink name="openapi.json" />,
            })}
          </li>
          <li>
            {withParts(
              say(
                "{file} is the catalogue of the datasets, one for each theme with its files, as schema.org in JSON-LD.",
              ),
              { file: <FileLink name="catalog.jsonld" /> },
            )}
          </li>
          <li>
            {withParts(
              say(
                "The address {address} always leads to a table’s latest figures. Its Link header, and {file} in the ZIP, lead to the meaning and type of each column (CSV on the Web).",
              ),
              {
                address: <code>{"/api/tables/crime.csv?boundaryId=7"}</code>,
                file: <code>{"csv-metadata.json"}</code>,
              },
            )}
          </li>
          <li>
            {withParts(
              say(
                "Answers change only with the figures. Send the {tag} back as {header}: an answer that is the same then comes back as 304, without a body.",
              ),
              { tag: <code lang="en">{"ETag"}</code>, header: <code lang="en">{"If-None-Match"}</code> },
            )}
          </li>
          <li>
            {withParts(
              say(
                "A refusal is 4XX, and its {field} says why. Ask once a minute at most for the same answer.",
              ),
              { field: <code lang="en">{"message"}</code> },
            )}
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
      </WithContents>
    </TextColumn>
  );
}

const FileLink = ({ name }: { name: "openapi.json" | "catalog.jsonld" }) => (
  <Link href={`/api/${name}`} isExternal>
    {name}
  </Link>
);
