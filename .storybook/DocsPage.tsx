import { Controls, Description, DocsContext, Primary, Stories, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { styled } from "styled-components";
import { space } from "../ui/tokens/tokens.ts";
import { isScreen } from "./isScreen.ts";
import { COLUMN_NAMES, COLUMNS, groupSheetRows } from "./sheetRows.ts";
import { Caption, Thumbnail } from "./Thumbnail.tsx";
import { TokenStyle } from "./TokenStyle.ts";

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {isScreen(stories[0]?.title ?? "") ? <ContactSheet stories={stories} /> : <Component />}
    </>
  );
}

const Component = () => (
  <Properties>
    <Primary />
    <Controls />
    <Description />
    <Stories includePrimary={false} />
  </Properties>
);

const Properties = styled.div`
  @media (max-width: 60rem) {
    .docblock-argstable { display: block; overflow-x: auto; }
  }
`;

interface ContactSheetProps {
  stories: readonly { id: string; name: string }[];
}

function ContactSheet({ stories }: ContactSheetProps) {
  const rows = groupSheetRows(stories);
  return (
    <>
      <TokenStyle />
      <Caption as="p">
        {rows.length} {rows.length === 1 ? "state" : "states"}, each at{" "}
        {COLUMN_NAMES.map((column) => COLUMNS[column].label).join("; ")}. A name opens its story.
      </Caption>
      {rows.map(({ state, stories }) => (
        <Row key={state}>
          <h3>{state}</h3>
          {COLUMN_NAMES.map((column) => (
            <Thumbnail key={column} column={column} {...stories[column]} />
          ))}
        </Row>
      ))}
    </>
  );
}

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(2)} ${space(4)};

  h3 { flex-basis: 100%; margin: 0; overflow-wrap: anywhere; }
`;
