import { Fragment } from "react";
import { styled } from "styled-components";
import { ProgressBar } from "../../charts/ProgressBar/ProgressBar.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { StatusTag } from "../../primitives/StatusTag/StatusTag.tsx";
import { formatCount, plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { row, stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { CompletionMark } from "../CompletionMark/CompletionMark.tsx";
import type { MunicipalityProgress } from "./municipalityProgress.ts";

export interface MunicipalityTablesProps extends RootProps {
  municipalities: readonly MunicipalityProgress[];
}

/**
 * - **When:** An official's municipalities, with what is due in each.
 * - **When not:** Public pages.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close.
 */
export function MunicipalityTables({ municipalities, ...root }: MunicipalityTablesProps) {
  const [only, second] = municipalities;
  if (only !== undefined && second === undefined)
    return (
      <Card {...root}>
        <h3>{only.name}</h3>
        <MunicipalityTable municipality={only} />
      </Card>
    );
  return (
    <DisclosureGroup {...root}>
      {municipalities.map((municipality) => (
        <Disclosure
          key={municipality.id}
          id={municipality.id}
          title={municipality.name}
          aside={municipality.due > 0 ? `${formatCount(municipality.due)} due` : "Nothing is due"}
        >
          <MunicipalityTable municipality={municipality} />
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

interface MunicipalityTableProps {
  municipality: MunicipalityProgress;
}

function MunicipalityTable({ municipality }: MunicipalityTableProps) {
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
                  {category.label}
                </th>
              </tr>
              {category.blocks.map((block) => (
                <tr key={block.id}>
                  <th scope="row">
                    <Link href={block.href}>{block.label}</Link>
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

function WorkLine({ municipality }: { municipality: MunicipalityProgress }) {
  const { name, contacts, checked, due, overdue, reported, pending, dueHref } = municipality;
  return (
    <WorkLineRoot>
      {contacts > 0 ? (
        <ProgressBar
          label="Contacts checked this quarter"
          share={checked / contacts}
          detail={`${formatCount(checked)} of ${plural(contacts, "contact", "contacts")}`}
          fill={dataColor.buildingBlock.main}
        />
      ) : (
        <Muted>No contact person is listed yet.</Muted>
      )}
      <Tags>
        {overdue > 0 && <StatusTag kind="danger">{`${formatCount(overdue)} overdue`}</StatusTag>}
        {reported > 0 && <StatusTag kind="danger">{`${formatCount(reported)} reported wrong`}</StatusTag>}
        {pending > 0 && (
          <StatusTag kind="warning">{`${formatCount(pending)} waiting for verification`}</StatusTag>
        )}
        {dueHref !== null && (
          <Link href={dueHref} aria-label={`Check ${plural(due, "contact", "contacts")} in ${name}`}>
            Check {plural(due, "contact", "contacts")}
          </Link>
        )}
        {due === 0 && contacts > 0 && <StatusTag kind="success">Nothing is due</StatusTag>}
      </Tags>
    </WorkLineRoot>
  );
}

const WorkLineRoot = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Tags = styled.div`
  ${row(1)}
  align-items: center;
  min-height: 2rem;
`;

const Muted = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
