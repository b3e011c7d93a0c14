import { Fragment } from "react";
import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { formatCount } from "../../text/format.ts";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { CompletionMark } from "../CompletionMark/CompletionMark.tsx";
import type { MunicipalityProgress } from "./municipalityProgress.ts";
import { WorkLine } from "./WorkLine.tsx";

export interface MunicipalityTableProps {
  municipality: MunicipalityProgress;
}

export function MunicipalityTable({ municipality }: MunicipalityTableProps) {
  const { name, where, verified, total, categories } = municipality;
  return (
    <Root>
      <p>{where}</p>
      <WorkLine municipality={municipality} />
      <Grid aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Building block</th>
            <th scope="col" data-figure>
              Updates
            </th>
            <th scope="col" data-figure>
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <Fragment key={category.id}>
              <tr>
                <th scope="colgroup" colSpan={3} data-category>
                  {category.name}
                </th>
              </tr>
              {category.blocks.map((block) => (
                <tr key={block.id}>
                  <th scope="row">
                    <Link href={block.href}>{block.name}</Link>
                  </th>
                  <td data-figure>
                    <CompletionMark verified={block.verified} total={block.total} />
                  </td>
                  <td data-figure data-due={block.due > 0 || undefined}>
                    {formatCount(block.due)}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td data-figure>
              <CompletionMark verified={verified} total={total} />
            </td>
            <td data-figure>{formatCount(municipality.due)}</td>
          </tr>
        </tfoot>
      </Grid>
    </Root>
  );
}

const Root = styled.div`
  ${stack(2)}

  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    column-gap: ${space(5)};
    > table { grid-area: 1 / 2 / span 2; }
  }

  > p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.small};

  th, td { padding: ${space(0.75)} ${space(1)} ${space(0.75)} 0; border-block-end: 1px solid ${color.line}; text-align: start; }
  thead th { color: ${color.inkMuted}; font-weight: ${font.weight.regular}; }
  tbody th { font-weight: ${font.weight.regular}; overflow-wrap: anywhere; }
  tbody th[data-category], tfoot > tr > * { padding-block-start: ${space(1.5)}; font-weight: ${font.weight.strong}; }
  tfoot > tr > * { border: 0; }
  [data-figure] { padding-inline-end: 0; padding-inline-start: ${space(2)}; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  [data-due] { color: ${color.warning}; font-weight: ${font.weight.strong}; }
`;
