import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../ui/tokens/tokens.ts";
import { pictureOf, type StoryLooks } from "./component/evidence.ts";
import { addressOf } from "./LiveStory.tsx";
import type { Width } from "./sheetRows.ts";
import { viewports } from "./viewports.ts";

interface ThumbnailProps {
  id: string;
  name: string;
  width: Width;
  /** Without them the story is shown live. */
  looks: StoryLooks | undefined;
  isCompared?: boolean;
}

export const widthOf = (width: Width) => Number.parseInt(viewports[width].styles.width, 10);

/** A story in a window of the width, drawn small: its picture, or itself. */
export function Thumbnail({ id, name, width, looks, isCompared = false }: ThumbnailProps) {
  const hasPicture = looks?.pictures.includes(width) === true;
  const [isLive, setLive] = useState(!hasPicture);
  const [isSeen, watch] = useIsSeen();
  const title = `${name}, ${widthOf(width)} px`;
  const { width: across, height } = viewports[width].styles;
  const isChanged = looks?.changed.includes(width) === true;
  return (
    <>
      {isCompared && isChanged && !looks?.isNew && (
        <figure>
          <Window style={sizeOf(width)}>
            <Picture src={pictureOf(id, width, "before")} alt={`${title}, before`} loading="lazy" />
          </Window>
          <Caption>
            Before. <a href={pictureOf(id, width, "difference")}>What differs</a>
          </Caption>
        </figure>
      )}
      <figure>
        <Window ref={watch} style={sizeOf(width)}>
          {!isLive && (
            <Press type="button" aria-label={`Show ${title} live`} onClick={() => setLive(true)}>
              <Picture src={pictureOf(id, width)} alt="" loading="lazy" />
            </Press>
          )}
          {isLive && isSeen && <iframe title={title} src={addressOf(id)} style={{ width: across, height }} />}
        </Window>
        <Caption>
          <a href={`./?path=/story/${id}`} target="_top">
            {title}
          </a>
          {isChanged && (looks?.isNew ? " (new)" : " (changed)")}
        </Caption>
      </figure>
    </>
  );
}

/** Three widths fit beside each other in a page of text. */
const SCALE = 0.48;

const sizeOf = (width: Width) => {
  const { width: across, height } = viewports[width].styles;
  return { width: `calc(${across} * ${SCALE})`, height: `calc(${height} * ${SCALE})` };
};

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
`;

const Picture = styled.img`
  display: block;
  width: 100%;
`;
