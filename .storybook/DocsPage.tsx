import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { styled } from "styled-components";
import { font, space } from "../ui/tokens/tokens.ts";
import { ContactSheet } from "./ContactSheet.tsx";
import { isScreen } from "./isScreen.ts";
import { LiveStory } from "./LiveStory.tsx";
import { viewports } from "./viewports.ts";

type Shown = ReturnType<typeof DocsContext.prototype.componentStories>[number];

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  if (isScreen(stories[0]?.title ?? ""))
    return (
      <>
        <Title />
        <ContactSheet stories={stories} />
      </>
    );
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <Section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <LiveStory id={story.id} {...windowOf(story)} />
          <details>
            <summary>Code</summary>
            <Source of={story.moduleExport} />
          </details>
        </Section>
      ))}
      <Heading>Properties</Heading>
      <ArgTypes />
    </>
  );
}

function windowOf({ storyGlobals }: Shown) {
  const asked = viewports[storyGlobals.viewport?.value as keyof typeof viewports] ?? viewports.desktop;
  return { width: asked.type === "mobile" ? asked.styles.width : undefined };
}

const Section = styled.section`
  margin-block-end: ${space(5)};

  details { margin-block-start: -${space(2)}; font-size: ${font.size.small}; }
  summary { width: fit-content; cursor: pointer; }
`;
