import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../ui/tokens/tokens.ts";
import { addressOf } from "./LiveStory.tsx";
import { sheetRows, WIDTHS, type Width } from "./sheetRows.ts";
import { viewports } from "./viewports.ts";

interface ContactSheetProps {
  stories: readonly { id: string; name: string }[];
}

export function ContactSheet({ stories }: ContactSheetProps) {
  const rows = sheetRows(stories);
  return (
    <>
      <p>
        {rows.length} {rows.length === 1 ? "state" : "states"}, each at {WIDTHS.map(widthOf).join(", ")} px. A
        press on its name opens it.
      </p>
      {rows.map(({ state, shown }) => (
        <Row key={state}>
          <h3>{state}</h3>
          {WIDTHS.map((width) => (
            <Thumbnail key={width} width={width} {...shown[width]} />
          ))}
        </Row>
      ))}
    </>
  );
}

const widthOf = (width: Width) => Number.parseInt(viewports[width].styles.width, 10);

interface ThumbnailProps {
  id: string;
  name: string;
  width: Width;
}

/** A story in a window of the width, drawn small. */
export function Thumbnail({ id, name, width }: ThumbnailProps) {
  const { width: across, height } = viewports[width].styles;
  const [isSeen, watch] = useIsSeen();
  return (
    <figure>
      <Window
        ref={watch}
        style={{ width: `calc(${across} * ${SCALE})`, height: `calc(${height} * ${SCALE})` }}
      >
        {isSeen && (
          <iframe
            title={`${name}, ${widthOf(width)} px`}
            src={addressOf(id)}
            style={{ width: across, height }}
          />
        )}
      </Window>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}, {widthOf(width)} px
        </a>
      </figcaption>
    </figure>
  );
}

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

/** Three widths fit beside each other in a page of text. */
const SCALE = 0.48;

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(4)};

  h3 { flex-basis: 100%; margin: 0; }
  figure { width: min-content; margin: 0; }
  figcaption { font-size: ${font.size.small}; }
`;

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.page};

  iframe { border: 0; scale: ${SCALE}; transform-origin: 0 0; }
`;
