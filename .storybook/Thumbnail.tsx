import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../ui/tokens/tokens.ts";
import { DEFAULT_READER_SETTINGS } from "./readerSettings.ts";
import { COLUMNS, type Column, getPicture } from "./sheetRows.ts";
import { getFrameUrl, useToolbar } from "./useToolbar.ts";

interface ThumbnailProps {
  id: string;
  name: string;
  column: Column;
}

/**
 * Shows the picture of a story in a column. It shows the story itself if there is no picture, if the toolbar
 * has settings that no picture shows, or after a press.
 */
export function Thumbnail({ id, name, column }: ThumbnailProps) {
  const [isChosen, setChosen] = useState(false);
  const [isSeen, observe] = useIsSeen();
  const { colorScheme, styles, label } = COLUMNS[column];
  const { width, height } = styles;
  const title = `${name}, ${label}`;
  const toolbar = useToolbar();
  const values = colorScheme === "dark" ? { ...toolbar, colorScheme } : toolbar;
  const isLive =
    isChosen || getFrameUrl(id, values) !== getFrameUrl(id, { ...DEFAULT_READER_SETTINGS, colorScheme });
  return (
    <Frame style={{ width: `calc(${width} * ${SCALE})` }}>
      <Window
        ref={observe}
        style={{ aspectRatio: `${Number.parseInt(width, 10)} / ${Number.parseInt(height, 10)}` }}
      >
        {isSeen && !isLive && (
          <Press type="button" aria-label={`Show ${title} live`} onClick={() => setChosen(true)}>
            <img src={getPicture(id, column)} alt="" onError={() => setChosen(true)} />
          </Press>
        )}
        {isSeen && isLive && <iframe title={title} src={getFrameUrl(id, values)} style={{ width, height }} />}
      </Window>
      <Caption>
        <a href={`./?path=/story/${id}`} target="_top">
          {title}
        </a>
      </Caption>
    </Frame>
  );
}

/** At this scale, four columns fit next to each other in a wide window. */
const SCALE = 0.3;

function useIsSeen() {
  const [isSeen, setSeen] = useState(false);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isSeen, observe] as const;
}

const Frame = styled.figure`
  max-width: 100%;
  margin: 0;
`;

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.page};

  iframe { border: 0; scale: ${SCALE}; transform-origin: 0 0; }
`;

/** Styled here, because Storybook styles only the elements of Markdown. */
export const Caption = styled.figcaption`
  margin-block: ${space(0.5)};
  font-family: ${font.family};
  font-size: ${font.size.small};
`;

const Press = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  img { display: block; width: 100%; }
`;
