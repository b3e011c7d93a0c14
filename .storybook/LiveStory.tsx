import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, font, radius, space } from "../ui/tokens/tokens.ts";
import { TokenStyle } from "./TokenStyle.ts";
import { getFrameUrl, useToolbar } from "./useToolbar.ts";
import { viewports } from "./viewports.ts";

interface LiveStoryProps {
  id: string;
  width?: string;
  height?: string;
}

export type IndexEntry = { id: string; name: string; title: string; type: "story" | "docs" };

// A relative address works wherever the Storybook is served.
export const storyIndex = fetch("index.json").then(async (response) => {
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return entries;
});

/** Renders a story in a frame of its own, so that its mocks do not mix with those of other stories. */
export function LiveStory({ id, width = "100%", height }: LiveStoryProps) {
  const [name, setName] = useState<string | null>();
  const [contentHeight, observeFrame] = useContentHeight();
  const { frames = "own", ...settings } = useToolbar();
  useEffect(() => {
    let isCurrent = true;
    storyIndex.then(
      (entries) => isCurrent && setName(entries[id]?.name ?? null),
      () => isCurrent && setName(id),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (name === null) return <Missing>There is no story “{id}” at the moment.</Missing>;
  return (
    <Figure>
      <TokenStyle />
      {name && (
        <iframe
          title={name}
          src={getFrameUrl(id, settings)}
          loading="lazy"
          onLoad={observeFrame}
          style={{
            width: frames === "own" ? width : viewports[frames].styles.width,
            height: height ?? contentHeight,
          }}
        />
      )}
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          Open this story
        </a>
      </figcaption>
    </Figure>
  );
}

const PADDING = 32;
const MAX_HEIGHT = 720;
/** In px: the height of stories that fill their window and have no height of their own. */
const WINDOW_HEIGHT = 480;

/** Returns the height of the frame's content, within bounds, once it has loaded. */
function useContentHeight() {
  const [height, setHeight] = useState(WINDOW_HEIGHT);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const observeFrame = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = contentDocument?.getElementById("storybook-root");
    if (!root) return;
    observer.current = new ResizeObserver(() => {
      const { height: frameHeight } = root.getBoundingClientRect();
      setHeight(frameHeight < 1 ? WINDOW_HEIGHT : Math.min(frameHeight + PADDING, MAX_HEIGHT));
    });
    observer.current.observe(root);
  };
  return [height, observeFrame] as const;
}

const Figure = styled.figure`
  margin: ${space(2)} 0 ${space(4)};

  /* On a phone the frame extends into the margins that Storybook leaves next to its text. */
  @media (max-width: 600px) {
    margin-inline: ${space(-5)};
    figcaption { padding-inline: ${space(5)}; }
  }

  iframe {
    display: block;
    box-sizing: border-box;
    max-width: 100%;
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
