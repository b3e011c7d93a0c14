import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { space } from "../ui/tokens/tokens.ts";
import { isScreen } from "./isScreen.ts";
import { type IndexEntry, storyIndex } from "./LiveStory.tsx";
import { groupSheetRows } from "./sheetRows.ts";
import { Thumbnail } from "./Thumbnail.tsx";

export function AllScreens() {
  const [screens, setScreens] = useState<[title: string, stories: IndexEntry[]][]>([]);
  useEffect(() => {
    void storyIndex.then((entries) => {
      const stories = Object.values(entries).filter(({ type, title }) => type === "story" && isScreen(title));
      setScreens([...Map.groupBy(stories, ({ title }) => title)]);
    });
  }, []);
  return screens.map(([title, stories]) => {
    const rows = groupSheetRows(stories);
    const [firstRow] = rows;
    const [{ id } = { id: "" }] = stories;
    return (
      <Screen key={title}>
        <h3>
          <a href={`./?path=/docs/${id.replace(/--.*/, "--docs")}`} target="_top">
            {title.replace("Screens/", "")}
          </a>{" "}
          ({rows.length} {rows.length === 1 ? "state" : "states"})
        </h3>
        {firstRow &&
          (["desktop", "phone"] as const).map((column) => (
            <Thumbnail key={column} column={column} {...firstRow.stories[column]} />
          ))}
      </Screen>
    );
  });
}

const Screen = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};

  h3 { flex-basis: 100%; margin: 0; overflow-wrap: anywhere; }
`;
