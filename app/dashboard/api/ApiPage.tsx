import type { OpenApi } from "@gbvf/api/open-data/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { pageIntros } from "../shell/pageIntros.ts";
import { WithContents } from "../shell/WithContents.tsx";
import { OperationDetails, type OperationDetailsProps } from "./OperationDetails.tsx";
import { Snippets } from "./Snippets.tsx";

const { title, intro } = pageIntros.api;
/** While the document loads, the contents have as many placeholders as it has tags. */
const EXPECTED_TAG_COUNT = 9;
const getSectionHref = (id: string) => `${getScreenUrl("api")}#${id}`;

export function ApiPage() {
  const openApi = useApi("GET /api/openapi.json", {});
  return (
    <TextColumn>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{intro}</p>
      <WithContents
        entries={[
          { href: getSectionHref("worked-example"), name: "A worked example" },
          ...(openApi.data?.tags.map(({ name }) => ({ href: getSectionHref(idOfTag(name)), name })) ??
            Array.from({ length: openApi.error ? 0 : EXPECTED_TAG_COUNT }, () => null)),
        ]}
      >
        <p>
          Prefer a spreadsheet?{" "}
          <Link href="/api/download" download>
            Download everything about South Africa
          </Link>{" "}
          as a ZIP of CSV files with a README. The charts of each place offer the same for that place.
        </p>
        <ul>
          <li>
            <FileLink name="openapi.json" /> describes every endpoint (OpenAPI 3.1).
          </li>
          <li>
            <FileLink name="catalog.jsonld" /> lists the datasets, one for each theme (schema.org, JSON-LD).
          </li>
          <li>
            <code>{"/api/tables/crime.csv?boundaryId=7"}</code> always returns a table’s latest figures. Its
            Link header, and <code>{"csv-metadata.json"}</code> in the ZIP, describe each column (CSV on the
            Web).
          </li>
          <li>
            Responses change only when figures do. Send the <code lang="en">{"ETag"}</code> back as{" "}
            <code lang="en">{"If-None-Match"}</code>, and an unchanged response is 304 without a body.
          </li>
          <li>
            An error has a 4XX status, and its <code lang="en">{"message"}</code> says why. Request the same
            address at most once a minute.
          </li>
        </ul>
        <Snippets />
        <Resource
          {...openApi}
          skeleton={<Skeleton height="3.5rem" lines={8} />}
          isEmpty={({ paths }) => Object.keys(paths).length === 0}
        >
          {(data) => <OperationList openApi={data} />}
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

const idOfTag = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

function OperationList({ openApi }: { openApi: OpenApi }) {
  const operations = Object.entries(openApi.paths).map(([path, { get }]) => ({ path, ...get }));
  return openApi.tags.map(({ name, description }) => (
    <Section key={name} aria-label={name}>
      <h2 id={idOfTag(name)}>{name}</h2>
      <p>{description}</p>
      {operations
        .filter(({ tags }) => tags.includes(name))
        .map((operation) => (
          <OperationDisclosure key={operation.operationId} operation={operation} />
        ))}
    </Section>
  ));
}

/** Requests a sample response when it is first opened. */
function OperationDisclosure({ operation }: OperationDetailsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      onExpandedChange={() => setOpened(true)}
      title={
        <Title>
          {operation.summary} <code>{operation.path}</code>
        </Title>
      }
    >
      {wasOpened && <OperationDetails operation={operation} />}
    </Disclosure>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${space(3)};

  > p { margin-block-end: ${space(1)}; color: ${color.inkMuted}; }
`;

const Title = styled.span`
  display: grid;
  font-weight: ${font.weight.regular};
  text-wrap: wrap;

  code { color: ${color.inkMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
