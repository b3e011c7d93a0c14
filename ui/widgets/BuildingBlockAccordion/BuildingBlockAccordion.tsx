import { useState } from "react";
import { styled } from "styled-components";
import { formatReading } from "../../charts/reading.ts";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { formatPercent } from "../../text/format.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import {
  AvailabilityFigure,
  type AvailabilityFigureProps,
} from "../BuildingBlockTable/AvailabilityFigure.tsx";
import {
  type AvailabilityCell,
  type AvailabilityNode,
  type AvailabilityQuarter,
  describeAvailability,
} from "../BuildingBlockTable/availabilityRows.ts";
import { CellFill } from "../BuildingBlockTable/CellFill.tsx";
import { QuarterHead } from "../BuildingBlockTable/QuarterHead.tsx";

export interface BuildingBlockAccordionProps extends AvailabilityFigureProps {
  categories: readonly AvailabilityNode[];
}

const listNodes = (node: AvailabilityNode): AvailabilityNode[] => [node, ...node.children.flatMap(listNodes)];

/**
 * One category is open at a time, in it one block, and in that one requirement.
 *
 * - **When:** The building blocks of a place on a phone.
 * - **When not:** Wide windows: use `BuildingBlockTable`.
 * - **Keys:** Tab moves from title to title, then to its buttons; Enter and Space open and close.
 */
export function BuildingBlockAccordion({ categories, ...frame }: BuildingBlockAccordionProps) {
  const [chosen, setOpen] = useState(NO_OPEN_BRANCH);
  const open = closeRemovedRows(categories, chosen);
  const rows = categories.flatMap(listNodes);
  const openRequirement = rows.find(({ level, id }) => level === "requirement" && id === open.requirement);
  return (
    <AvailabilityFigure {...frame} title="Availability by category" rows={rows}>
      <Branches
        nodes={categories}
        quarters={frame.quarters}
        open={open}
        openRequirement={openRequirement?.label}
        onOpen={setOpen}
      />
    </AvailabilityFigure>
  );
}

interface BranchesProps {
  nodes: readonly AvailabilityNode[];
  quarters: readonly AvailabilityQuarter[];
  open: OpenBranch;
  onOpen: (open: OpenBranch) => void;
  /** The open requirement; until it is closed, no other row can be opened. */
  openRequirement: string | undefined;
}

const headingLevels = { category: 3, block: 4, requirement: 5 } as const;

function Branches({ nodes, ...branches }: BranchesProps) {
  const { quarters, open, openRequirement, onOpen } = branches;
  const current = quarters.findIndex(({ mark }) => mark === "current");
  const openIds = nodes.filter(({ id, level }) => open[level] === id).map(({ id }) => id);
  return (
    <DisclosureGroup expandedKeys={openIds}>
      {nodes.map(({ id, level, label, cells, children }) => (
        <Disclosure
          key={id}
          id={id}
          headingLevel={headingLevels[level]}
          title={label}
          aside={formatReading(cells[current]?.reading ?? "no-data", formatPercent)}
          disabledReason={
            isBranchDisabled(open, level, id)
              ? `Close “${openRequirement ?? ""}” to open another row.`
              : undefined
          }
          onExpandedChange={() => onOpen(toggleBranch(open, level, id))}
        >
          <Stack>
            <QuarterStrip label={label} quarters={quarters} cells={cells} />
            {children.length > 0 && <Branches nodes={children} {...branches} />}
          </Stack>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(1.5)};

  > * { min-width: 0; }
`;

interface QuarterStripProps {
  /** "GBVF Desk" */
  label: string;
  quarters: readonly AvailabilityQuarter[];
  cells: readonly AvailabilityCell[];
}

const emptyCell = { reading: "no-data", available: 0, all: 0 } as const;

function QuarterStrip({ label, quarters, cells }: QuarterStripProps) {
  const current = quarters.findIndex(({ mark }) => mark === "current");
  return (
    <Root>
      <Strip aria-label={`${label}, by quarter`}>
        {quarters.map((quarter, index) => (
          <li key={quarter.label}>
            <QuarterHead {...quarter} />
            <CellFill reading={(cells[index] ?? emptyCell).reading} />
          </li>
        ))}
      </Strip>
      {current >= 0 && (
        <Text>
          {quarters[current]?.label}: {describeAvailability(cells[current] ?? emptyCell)}.
        </Text>
      )}
    </Root>
  );
}

const Root = styled.div`container-type: inline-size;`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(0.25)};
  font-size: ${font.size.caption};
  list-style: none;

  @container (min-width: 20rem) { grid-template-columns: repeat(4, 1fr); }
  li { display: grid; grid-template-rows: 1fr auto; gap: ${space(0.25)}; }
`;

const Text = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

/** The ids of the open rows. If a level is null, all levels below are null too. */
interface OpenBranch {
  category: string | null;
  block: string | null;
  requirement: string | null;
}

type BranchLevel = keyof OpenBranch;

export const NO_OPEN_BRANCH: OpenBranch = { category: null, block: null, requirement: null };

/** While a requirement is open, only the branch that leads to it can be used. */
const isBranchDisabled = (open: OpenBranch, level: BranchLevel, id: string): boolean =>
  open.requirement !== null && open[level] !== id;

/** Opens or closes a row, and closes whatever else was open at its level and below. */
export function toggleBranch(open: OpenBranch, level: BranchLevel, id: string): OpenBranch {
  if (isBranchDisabled(open, level, id)) return open;
  const next = open[level] === id ? null : id;
  switch (level) {
    case "category":
      return { ...NO_OPEN_BRANCH, category: next };
    case "block":
      return { ...open, block: next, requirement: null };
    case "requirement":
      return { ...open, requirement: next };
  }
}

export type Row = { id: string; children: readonly Row[] };

/** Closes rows that a filter has removed. */
export function closeRemovedRows(categories: readonly Row[], open: OpenBranch): OpenBranch {
  const category = categories.find(({ id }) => id === open.category);
  const block = category?.children.find(({ id }) => id === open.block);
  const requirement = block?.children.find(({ id }) => id === open.requirement);
  return { category: category?.id ?? null, block: block?.id ?? null, requirement: requirement?.id ?? null };
}
