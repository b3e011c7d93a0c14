import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface ItemGridProps extends RootProps {
  /** Read by screen readers. */
  label: string;
  items: readonly { id: number | string; label: ReactNode; detail?: ReactNode }[];
}

/**
 * - **When:** A few equal things to choose from, such as areas of work.
 * - **When not:** More than about twelve, or things with figures: use `ListTable` or `Table`.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function ItemGrid({ label, items, ...root }: ItemGridProps) {
  return (
    <Frame {...root}>
      <Root aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            {item.label}
            {item.detail && <Detail>{item.detail}</Detail>}
          </li>
        ))}
      </Root>
    </Frame>
  );
}

const Frame = styled.div`container: items / inline-size;`;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 ${space(2)};
  list-style: none;
  overflow-wrap: anywhere;

  > li { padding-block: ${space(1)}; border-block-end: 1px solid ${color.line}; }
  @container items (max-width: 48rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container items (max-width: 26rem) { grid-template-columns: minmax(0, 1fr); }
`;

const Detail = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
