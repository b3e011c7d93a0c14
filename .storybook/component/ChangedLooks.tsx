import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { space } from "../../ui/tokens/tokens.ts";
import { type IndexEntry, index } from "../LiveStory.tsx";
import { Caption, Thumbnail } from "../Thumbnail.tsx";
import { useLooks } from "./useLooks.ts";

export function ChangedLooks() {
  const looks = useLooks();
  const [entries, setEntries] = useState<Record<string, IndexEntry>>({});
  useEffect(() => {
    void index.then(setEntries);
  }, []);
  if (looks === undefined) return null;
  const changed = Object.entries(looks?.stories ?? {}).filter(([, story]) => story.changed.length > 0);
  return (
    <>
      <figure style={{ margin: 0 }}>
        <Caption>
          {looks?.since
            ? `${changed.length} of ${Object.keys(looks.stories).length} stories look different from ${looks.since.name} (${looks.since.commit.slice(0, 10)}).`
            : "Nothing was compared here yet."}
        </Caption>
      </figure>
      {changed.map(([id, story]) => (
        <Story key={id}>
          <h3>{entries[id] ? `${entries[id].title.replace(/^\w+\//, "")}: ${entries[id].name}` : id}</h3>
          {story.changed.map((width) => (
            <Thumbnail
              key={width}
              id={id}
              name={entries[id]?.name ?? id}
              width={width}
              looks={story}
              isCompared
            />
          ))}
        </Story>
      ))}
    </>
  );
}

const Story = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};

  h3 { flex-basis: 100%; margin: 0; }
  figure { width: min-content; margin: 0; }
`;
