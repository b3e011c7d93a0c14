import { ArgTypes, DocsContext, Heading, Subheading, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { ContactSheet } from "./ContactSheet.tsx";
import { ComponentPage, type PageStory, windowOf } from "./component/ComponentPage.tsx";
import { ofComponents } from "./facts/ofComponents.ts";
import { isScreen } from "./isScreen.ts";
import { LiveStory } from "./LiveStory.tsx";

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (first === undefined) return <Title />;
  if (isScreen(first.title))
    return (
      <>
        <Title />
        <ContactSheet stories={stories} />
      </>
    );
  const load = ofComponents[first.parameters.fileName];
  return load ? <ComponentPage stories={stories} load={load} /> : <FoundationPage stories={stories} />;
}

const FoundationPage = ({ stories }: { stories: readonly PageStory[] }) => (
  <>
    <Title />
    {stories.map((story) => (
      <section key={story.id}>
        <Subheading>{story.name}</Subheading>
        <LiveStory id={story.id} {...windowOf(story)} />
      </section>
    ))}
    <Heading>Properties</Heading>
    <ArgTypes />
  </>
);
