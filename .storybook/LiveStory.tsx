import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { color, font, radius, space } from "../ui/theme/tokens.ts";

export interface LiveStoryProps {
  /** The story's id, as in its address. */
  id: string;
  /** Of the frame, in px. */
  height?: number;
}

// Relative, so that it is found wherever the Storybook is served from.
const index = fetch("index.json").then(async (answer) => {
  const { entries } = (await answer.json()) as { entries: Record<string, unknown> };
  return entries;
});

/** A story inside a page of text, in a window of its own so that its mocks stay its own; says so if there is none. */
export function LiveStory({ id, height = 240 }: LiveStoryProps) {
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    index.then(
      (entries) => isCurrent && setIsThere(id in entries),
      () => isCurrent && setIsThere(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (isThere === false) return <Missing>There is no story “{id}” at the moment.</Missing>;
  return (
    <Figure>
      {isThere && (
        <iframe title={id} src={`iframe.html?id=${id}&viewMode=story`} loading="lazy" style={{ height }} />
      )}
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          Open this story
        </a>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: ${space(2)} 0 ${space(4)};

  iframe {
    display: block;
    width: 100%;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.page};
  }
  figcaption { margin-block-start: ${space(0.5)}; font-size: ${font.size.small}; }
`;

const Missing = styled.p`
  padding: ${space(2)};
  border: 1px dashed ${color.edge};
  color: ${color.inkMuted};
`;
