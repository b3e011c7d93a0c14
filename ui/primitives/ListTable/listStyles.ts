import type { ReactNode } from "react";
import { css, type RuleSet, styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";
import { cardStyle } from "../Card/Card.tsx";
import { Grid as TableGrid } from "../Table/tableStyles.ts";

/** Styles of cards, for a list that is narrower than this; a list of many columns becomes cards sooner. */
const inNarrowList = (rules: RuleSet) => css`
  @container list (max-width: 44rem) { ${rules} }
  @container many-columns (max-width: 66rem) { ${rules} }
`;

const onPhone = (rules: RuleSet) => css`@container list (max-width: 30rem) { ${rules} }`;

export const Root = styled.div`
  ${stack(2)}
  container: list / inline-size;
  &[data-many-columns] { container-name: list many-columns; }
  > [role="region"] { scroll-margin-block-start: calc(${size.headerHeight} + ${space(2)}); }
  > [aria-busy="true"] tbody { cursor: progress; }
  ${inNarrowList(css`> [role="region"], > [role="region"] > p { padding-inline: 0; background: none; }`)}
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(2)};
  align-items: end;

  @container list (min-width: 66rem) { > :first-child { grid-column: span 2; } }
  ${onPhone(css`grid-template-columns: minmax(0, 1fr); gap: ${space(1)};`)}
  ${media.print} { display: none; }
`;

export const ForPhones = styled.div`
  display: none;
  ${onPhone(css`display: grid;`)}
`;

export const Filters = styled.div`
  display: contents;
  ${onPhone(css`
    display: grid;
    gap: ${space(1)};
    &:not([data-open]) { display: none; }
  `)}
`;

export const ForCards = styled.div`
  display: none;
  ${inNarrowList(css`display: block;`)}
`;

const cards = css`
  &, tbody, tr, tbody th, td { display: block; }
  thead { display: none; }

  tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: ${space(1.5)}; padding: 1px; }
  tbody tr { ${cardStyle} position: relative; padding: ${space(1.5)} ${space(2)}; }
  tbody tr[data-chosen] { border-color: ${color.primary}; }
  tbody th, td { padding: ${space(0.5)} 0; border: 0; }
  tbody th { min-width: 0; font-size: ${font.size.body}; font-weight: ${font.weight.strong}; }
  td[data-label][data-label] { min-width: 0; display: grid; grid-template-columns: minmax(6rem, 1fr) 2fr; gap: ${space(1)}; }
  td[data-label]::before { content: attr(data-label); color: ${color.inkMuted}; }
  td[data-numeric] { text-align: start; }
  td[data-choice] { position: absolute; inset-block-start: ${space(0.5)}; inset-inline-end: ${space(0.5)}; }
  tr:has([data-choice]) th { padding-inline-end: ${size.target}; }
  ${onPhone(css`
    tbody tr:has([data-card]) { display: flex; flex-wrap: wrap; align-items: center; column-gap: ${space(2)}; }
    tbody tr:has([data-card]) th { flex: 1 1 100%; }
    td[data-label][data-card] { display: block; flex: 1 1 100%; }
    td[data-label][data-card]::before { content: none; }
    td[data-label][data-card="half"] { flex: 1 1 auto; }
    td[data-label][data-card="half"]:last-child { flex: 0 0 auto; }
    td[data-label][data-card="hidden"] { display: none; }
  `)}
`;

export const Grid = styled(TableGrid)`
  tbody th, td { vertical-align: middle; }
  /* A long address breaks, but must not squeeze a column of short words. */
  td[data-label]:not([data-numeric]) { min-width: 10rem; }
  td[data-label]:last-child:has(> span > a:only-child) { min-width: 5.5rem; }
  td > span { min-width: 0; overflow-wrap: anywhere; }
  thead th > span { display: block; padding: ${space(1)}; text-align: start; }
  thead th[data-numeric] > span { text-align: end; }
  [data-choice] { width: ${size.target}; padding-block: 0; }
  tbody tr[data-chosen] { background: ${color.primaryTint}; }
  tbody th { overflow-wrap: anywhere; }
  ${inNarrowList(cards)}
`;

export interface ListColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  isNumeric?: boolean;
  /** On a card: a full line without the column's name, half a line, or nothing. */
  card?: "line" | "half" | "hidden";
}

type TableRole = "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell";

/** Safari drops the role of a table's element if CSS changes its `display`, so rows set it explicitly. */
export const tableRole = (role: TableRole) => ({ role });
