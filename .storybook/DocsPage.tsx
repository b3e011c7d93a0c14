import { DocsPage as Autodocs, DocsContext, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { styled } from "styled-components";
import { ContactSheet } from "./ContactSheet.tsx";
import { isScreen } from "./isScreen.ts";

/** Storybook's own page for a component; a contact sheet for a screen. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  if (!isScreen(stories[0]?.title ?? ""))
    return (
      <Component>
        <Autodocs />
      </Component>
    );
  return (
    <>
      <Title />
      <ContactSheet stories={stories} />
    </>
  );
}

const Component = styled.div`
  @media (max-width: 60rem) {
    .docblock-argstable { display: block; overflow-x: auto; }
  }
`;
