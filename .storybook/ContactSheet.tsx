import { useState } from "react";
import { styled } from "styled-components";
import { Checkbox } from "../ui/primitives/Checkbox/Checkbox.tsx";
import { space } from "../ui/tokens/tokens.ts";
import { useLooks } from "./component/useLooks.ts";
import { sheetRows, WIDTHS } from "./sheetRows.ts";
import { Thumbnail, widthOf } from "./Thumbnail.tsx";

interface ContactSheetProps {
  stories: readonly { id: string; name: string }[];
}

export function ContactSheet({ stories }: ContactSheetProps) {
  const looks = useLooks();
  const [isNarrowed, setNarrowed] = useState(false);
  const rows = sheetRows(stories);
  const since = looks?.since;
  const isChanged = ({ shown }: (typeof rows)[number]) =>
    WIDTHS.some((width) => looks?.stories[shown[width].id]?.changed.includes(width));
  const changed = rows.filter(isChanged);
  // Without pictures every frame would begin before it is known that there are some.
  if (looks === undefined) return null;
  return (
    <>
      <p>
        {rows.length} {rows.length === 1 ? "state" : "states"}, each at {WIDTHS.map(widthOf).join(", ")} px. A
        press on its name opens it{looks && "; a press on a picture makes it live"}.
      </p>
      {since && (
        <Checkbox isSelected={isNarrowed} onChange={setNarrowed}>
          {`Only what changed since ${since.name} (${changed.length}), beside how it looked`}
        </Checkbox>
      )}
      {(isNarrowed ? changed : rows).map(({ state, shown }) => (
        <Row key={state}>
          <h3>{state}</h3>
          {WIDTHS.map((width) => (
            <Thumbnail
              key={width}
              width={width}
              {...shown[width]}
              looks={looks?.stories[shown[width].id]}
              isCompared={isNarrowed}
            />
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

  h3 { flex-basis: 100%; margin: 0; }
  figure { width: min-content; margin: 0; }
`;
