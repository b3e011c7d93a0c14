import type { RowOutcome, SheetRow } from "@gbvf/api/building-block/sheet/contract.ts";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { StatusTag, type StatusTagProps } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { Changes } from "../manage/Changes.tsx";

const PAGE_SIZE = 50;

const tags: Record<RowOutcome, { kind: StatusTagProps["kind"]; word: string }> = {
  changed: { kind: "neutral", word: "Changed" },
  new: { kind: "success", word: "New" },
  ended: { kind: "danger", word: "Ended" },
  "still right": { kind: "success", word: "Still right" },
  conflict: { kind: "warning", word: "Left as it is" },
};

export function SheetRows({ rows }: { rows: readonly SheetRow[] }) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const goToPage = (next: number) => {
    setPage(next);
    list.current?.focus();
  };
  if (rows.length === 0) return null;
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Rows">
        {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
          <li key={row.row}>
            <RowNumber>Row {row.row}</RowNumber>
            <div>
              <strong>{row.name}</strong>
              <Where>
                {row.requirement === null
                  ? row.municipality
                  : `${row.requirement}, ${row.place}, ${row.municipality}`}
              </Where>
              {row.reason && <p>{row.reason}</p>}
              <Changes changes={row.changes} />
            </div>
            <Tags>
              <StatusTag kind={tags[row.outcome].kind}>{tags[row.outcome].word}</StatusTag>
              {row.isPending && <StatusTag kind="neutral">Will wait</StatusTag>}
            </Tags>
          </li>
        ))}
      </List>
      {rows.length > PAGE_SIZE && (
        <Pagination
          label="Pages: Rows"
          page={page}
          pageSize={PAGE_SIZE}
          total={rows.length}
          onChange={goToPage}
        />
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(1.5)};
    border-block-start: 1px solid ${color.line};
    ${media.narrow} { grid-template-columns: minmax(0, 1fr) auto; > :nth-child(2) { order: 1; grid-column: 1 / -1; } }
  }
`;

const RowNumber = styled.span`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Where = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Tags = styled.div`
  ${row(0.5)}
  align-content: start;
`;
