import type { OpenApi } from "@gbvf/api/open-data/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { OperationDetails, type OperationDetailsProps } from "./OperationDetails.tsx";

export const idOfTag = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

export function OperationList({ document }: { document: OpenApi }) {
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));
  return document.tags.map(({ name, description }) => (
    <Section key={name} aria-label={name} data-wide>
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

/** Drawn when first opened: each requests its own sample. */
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
  gap: 0 ${space(3)};
  align-items: baseline;
  font-weight: ${font.weight.regular};
  text-wrap: wrap;

  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  code { color: ${color.inkMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
