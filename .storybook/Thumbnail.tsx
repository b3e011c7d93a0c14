import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../ui/tokens/tokens.ts";
import { frameUrlOf } from "./LiveStory.tsx";
import { pictureOf, type Width } from "./sheetRows.ts";
import { viewports } from "./viewports.ts";

interface ThumbnailProps {
  id: string;
  name: string;
  width: Width;
}

export const widthOf = (width: Width) => Number.parseInt(viewports[width].styles.width, 10);

/** The picture of a story at a width; the story itself where no pictures were taken, or once it is pressed. */
export function Thumbnail({ id, name, width }: ThumbnailProps) {
  const [isLive, setLive] = useState(false);
  const [isSeen, watch] = useIsSeen();
  const title = `${name}, ${widthOf(width)} px`;
  const { width: across, height } = viewports[width].styles;
  return (
    <Frame style={{ width: `calc(${across} * ${SCALE})` }}>
      <Window
        ref={watch}
        style={{ aspectRatio: `${Number.parseInt(across, 10)} / ${Number.parseInt(height, 10)}` }}
      >
        {isSeen && !isLive && (
          <Press type="button" aria-label={`Show ${title} live`} onClick={() => setLive(true)}>
            <img src={pictureOf(id, width)} alt="" onError={() => setLive(true)} />
          </Press>
        )}
        {isSeen && isLive && <iframe title={title} src={frameUrlOf(id)} style={{ width: across, height }} />}
      </Window>
      <Caption>
        <a href={`./?path=/story/${id}`} target="_top">
          {title}
        </a>
      </Caption>
    </Frame>
  );
}

/** Three widths fit beside each other in a page of text. */
const SCALE = 0.48;

function useIsSeen() {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
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
  return [isSeen, watch] as const;
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

/** Storybook styles only the elements of Markdown. */
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
