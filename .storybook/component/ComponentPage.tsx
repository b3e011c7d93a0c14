import { Description, Heading, Source, Subheading, Title } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { storyNameFromExport } from "storybook/internal/csf";
import { styled } from "styled-components";
import { font, space } from "../../ui/tokens/tokens.ts";
import type { Described } from "../facts/ofComponents.ts";
import { LiveStory } from "../LiveStory.tsx";
import { viewports } from "../viewports.ts";
import { EvidenceOf } from "./EvidenceOf.tsx";
import { Guidance } from "./Guidance.tsx";
import { PropsTable } from "./PropsTable.tsx";

export interface PageStory {
  id: string;
  name: string;
  moduleExport: object;
  storyGlobals: { viewport?: { value?: string } };
}

interface ComponentPageProps {
  stories: readonly PageStory[];
  load: () => Promise<{ default: Described }>;
}

export function ComponentPage({ stories, load }: ComponentPageProps) {
  const [facts, setFacts] = useState<Described>();
  useEffect(() => {
    void load().then((module) => setFacts(module.default));
  }, [load]);
  if (facts === undefined) return <Title />;
  const exportNames = Object.keys(facts.code);
  return (
    <Page>
      <Title />
      <Description of="meta" />
      <Guidance docs={facts.docs} />
      <Source code={`import { ${facts.name} } from "${facts.entry}";`} language="tsx" />
      <Heading>Stories</Heading>
      {stories.map((story) => {
        const exported = exportNames.find((name) => storyNameFromExport(name) === story.name);
        return (
          <Section key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <LiveStory id={story.id} {...windowOf(story)} />
            {exported && (
              <details>
                <summary>Code</summary>
                <Source code={facts.code[exported]} language="tsx" />
              </details>
            )}
          </Section>
        );
      })}
      <Heading>Properties</Heading>
      <PropsTable {...facts.props} />
      <Heading>Evidence</Heading>
      <EvidenceOf stories={stories} />
    </Page>
  );
}

export function windowOf({ storyGlobals }: PageStory) {
  const asked = viewports[storyGlobals.viewport?.value as keyof typeof viewports] ?? viewports.desktop;
  return { width: asked.type === "mobile" ? asked.styles.width : undefined };
}

const Page = styled.div`
  details { font-family: ${font.family}; font-size: ${font.size.small}; }
  summary { width: fit-content; cursor: pointer; }
`;

const Section = styled.section`
  margin-block-end: ${space(5)};

  details { margin-block-start: -${space(2)}; }
`;
