import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";

export interface RowListProps extends RootProps<HTMLUListElement> {
  label?: string;
  /** `action` is at the end of the row, or below its content if there is no room. */
  rows: readonly { id: number | string; content: ReactNode; action?: ReactNode }[];
}

/**
 * - **When:** A short list of things with a few actions each.
 * - **When not:** More than about thirty, or sortable: use `ListTable`.
 * - **Keys:** Tab moves from one to the next; Enter and Space press a button, Enter follows a link.
 */
export function RowList({ label, rows, ...root }: RowListProps) {
  return (
    <Root {...root} aria-label={label}>
      {rows.map(({ id, content, action }) => (
        <li key={id}>
          <div>{content}</div>
          {action}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(1)};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  > li > div:first-child { flex: 1 1 12rem; min-width: 0; }
`;
