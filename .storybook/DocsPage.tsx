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
import { LiveStory } from "./LiveStory.tsx";
import { viewports } from "./viewports.ts";

type Shown = ReturnType<typeof DocsContext.prototype.componentStories>[number];

/** A component's page: its purpose, its props, and each of its stories in a window of its own. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
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

/** A screen fills a window; a part is as high as its content. Both have the width that their story asks for. */
function windowOf({ title, storyGlobals }: Shown) {
  const asked = viewports[storyGlobals.viewport?.value as keyof typeof viewports] ?? viewports.desktop;
  const { width, height } = asked.styles;
  return {
    width: asked.type === "mobile" ? width : undefined,
    height: title.startsWith("app/") ? height : undefined,
  };
}

const Section = styled.section`
  margin-block-end: ${space(5)};

  details { margin-block-start: -${space(2)}; font-size: ${font.size.small}; }
  summary { width: fit-content; cursor: pointer; }
`;
