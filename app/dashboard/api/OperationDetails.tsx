import type { OpenApi, Operation } from "@gbvf/api/open-data/contract.ts";
import { requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { copyText, NOT_COPIED } from "@gbvf/ui/primitives/Button/copyText.ts";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { useContext, useState } from "react";
import { styled } from "styled-components";
import { Origin } from "../../lib/address/Origin.ts";
import type { ReadEndpoint, ReadRequest } from "../../lib/api-client/requestTypes.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { codeStyle } from "./Snippets.tsx";

/** In characters: enough to show a response's structure. */
const SAMPLE_LENGTH = 2000;

export interface OperationDetailsProps {
  operation: OpenApi["paths"][string]["get"] & { path: string };
}

export function OperationDetails({ operation }: OperationDetailsProps) {
  const { path, description, parameters, responses } = operation;
  const endpoint = `GET ${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const example = {
    params: getExamples("path", parameters),
    query: getExamples("query", parameters),
  };
  const origin = useContext(Origin);
  const url = requestUrl(endpoint, example);
  const isJson = responses["200"]?.content?.["application/json"] !== undefined;
  return (
    <Root>
      {description && <p>{description}</p>}
      {parameters.length > 0 && (
        <DetailList
          details={parameters.map(({ name, required, description: meaning }) => ({
            label: required ? name : `${name} (optional)`,
            value: meaning,
          }))}
        />
      )}
      <CommandLine url={origin + url} />
      {isJson ? (
        // The API document lists only GET operations, all of which are in the contract.
        <SampleResponse url={url} endpoint={endpoint as ReadEndpoint} example={example as never} />
      ) : (
        <Link href={url} download>
          Get the file
        </Link>
      )}
    </Root>
  );
}

const getExamples = (location: "path" | "query", parameters: Operation["parameters"]) =>
  Object.fromEntries(
    parameters.filter((each) => each.in === location).map(({ name, example }) => [name, example]),
  );

interface SampleResponseProps {
  url: string;
  endpoint: ReadEndpoint;
  example: ReadRequest<ReadEndpoint>;
}

function SampleResponse({ url, endpoint, example }: SampleResponseProps) {
  const sample = useApi(endpoint, example);
  return (
    <Resource {...sample} skeleton={<Skeleton height="1.5rem" lines={4} />}>
      {(response) => {
        const text = JSON.stringify(response, null, 2);
        return (
          <Sample role="region" aria-label={`Sample response of ${url}`} tabIndex={0}>
            {text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text}
          </Sample>
        );
      }}
    </Resource>
  );
}

const Root = styled.div`${stack(2)}`;

const Sample = styled.pre`
  ${codeStyle}
  max-height: 24rem;
  margin: 0;
  overflow: auto;
`;

function CommandLine({ url }: { url: string }) {
  const command = `curl --compressed "${url}"`;
  const [outcome, setOutcome] = useState<{ command: string; text: string }>();
  const copy = async () => {
    const text = (await copyText(command)) ? "Copied." : NOT_COPIED;
    setOutcome({ command, text });
  };
  return (
    <CommandLineRoot>
      <Command>{command}</Command>
      <Button variant="quiet" onPress={() => void copy()}>
        <Icon name="copy" size={18} /> Copy
      </Button>
      <span role="status">{outcome?.command === command && outcome.text}</span>
    </CommandLineRoot>
  );
}

const CommandLineRoot = styled.div`
  ${row(1)}
  align-items: center;

  span { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;

const Command = styled.code`
  ${codeStyle}
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
