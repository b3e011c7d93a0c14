import type { ReactNode } from "react";
import { styled } from "styled-components";
import { formatCount, plural } from "../../text/format.ts";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, layer, space } from "../../tokens/tokens.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";

export interface ListSelection {
  /** Ids of the chosen rows of all pages. */
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Buttons whose labels contain the number of chosen rows. */
  actions: ReactNode;
}

export function toggleId(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]);
}

export function SelectionBar({
  chosen,
  onChange,
  actions,
  pageIds,
}: ListSelection & { pageIds: readonly number[] }) {
  const isFullPage = pageIds.every((id) => chosen.has(id));
  const otherIds = [...chosen].filter((id) => !pageIds.includes(id));
  return (
    <Root role="group" aria-label="Chosen rows" data-some={chosen.size > 0 || undefined}>
      {pageIds.length > 0 && (
        <Checkbox
          isSelected={isFullPage}
          onChange={() => onChange(new Set(isFullPage ? otherIds : [...otherIds, ...pageIds]))}
        >
          All {formatCount(pageIds.length)} on this page
        </Checkbox>
      )}
      <p role="status">
        {chosen.size > 0 && plural(chosen.size, "row chosen", "rows chosen")}
        {otherIds.length > 0 && `, ${formatCount(otherIds.length)} not shown here`}
      </p>
      {chosen.size > 0 && (
        <>
          {actions}
          <Button variant="quiet" onPress={() => onChange(new Set())}>
            Choose none
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${row(0.5, 2)}
  align-items: center;
  padding: ${space(0.5)} ${space(1)};

  &[data-some] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.panel};
    background: ${color.primaryTint};
    ${media.short} { position: static; }
  }
  > p:empty { display: none; }
`;
