import { styled } from "styled-components";
import { formatCount } from "../../text/format.ts";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface PaginationProps extends RootProps<HTMLElement> {
  /** Read by screen readers: "Pages of users". */
  label: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Must move the focus to the new page. */
  onChange: (page: number) => void;
}

/**
 * - **When:** A list that comes in pages.
 * - **When not:** Everything fits one page.
 * - **Keys:** Tab moves from one to the next; Enter and Space press a button, Enter follows a link.
 */
export function Pagination({ label, page, pageSize, total, onChange, ...root }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <Root {...root} aria-label={label}>
      <Extent role="status" data-empty={total === 0}>
        {total === 0 ? "None" : `${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`}
      </Extent>
      {last > 1 && (
        <Links>
          {page > 1 && (
            <Button onPress={() => onChange(page - 1)}>
              <Icon name="chevronLeft" /> Previous
            </Button>
          )}
          <Numbers>
            {listPages(page, last).map((number, index) =>
              number === "gap" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its index
                <span key={`gap ${index}`}>…</span>
              ) : (
                <Button
                  key={number}
                  variant={number === page ? "primary" : "quiet"}
                  aria-label={`Page ${formatCount(number)}`}
                  aria-current={number === page ? "page" : undefined}
                  onPress={() => onChange(number)}
                >
                  {formatCount(number)}
                </Button>
              ),
            )}
          </Numbers>
          {page < last && (
            <Button onPress={() => onChange(page + 1)}>
              Next <Icon name="chevronRight" />
            </Button>
          )}
        </Links>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

const Extent = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  /* Hidden, because the empty list already says that there is nothing. */
  &[data-empty="true"] { ${visuallyHidden} }
`;

const Links = styled.div`
  ${row(1)}
  align-items: center;
  ${media.print} { display: none; }
`;

const Numbers = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  font-variant-numeric: tabular-nums;

  @media (max-width: 40rem) { display: none; }
  ${media.forcedColors} { [aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

type PageLink = number | "gap";

/** Returns "1 … 4 5 6 … 1,667". Where only one page would be omitted, it is listed. */
export function listPages(page: number, last: number): PageLink[] {
  const visiblePages = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(visiblePages)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const skippedCount = number - (numbers[index - 1] ?? 0) - 1;
    if (skippedCount === 0) return [number];
    return skippedCount === 1 ? [number - 1, number] : ["gap" as const, number];
  });
}
