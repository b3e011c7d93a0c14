import { useState } from "react";
import { styled } from "styled-components";
import { readOut } from "../../charts/reading.ts";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { formatPercent } from "../../text/format.ts";
import { space } from "../../tokens/tokens.ts";
import {
  AvailabilityFigure,
  type AvailabilityFigureProps,
} from "../BuildingBlockTable/AvailabilityFigure.tsx";
import type { AvailabilityNode, AvailabilityQuarter } from "../BuildingBlockTable/availabilityRows.ts";
import { isBranchDisabled, nothingOpen, type OpenBranch, openAmong, toggleBranch } from "./accordionState.ts";
import { QuarterStrip } from "./QuarterStrip.tsx";

export interface BuildingBlockAccordionProps extends AvailabilityFigureProps {
  categories: readonly AvailabilityNode[];
}

const allOf = (node: AvailabilityNode): AvailabilityNode[] => [node, ...node.children.flatMap(allOf)];

/**
 * One open category, in it one block, in it one requirement.
 *
 * - **When:** The building blocks of a place on a phone.
 * - **When not:** Wide windows: use `BuildingBlockTable`.
 * - **Keys:** Tab moves from title to title, then to its buttons; Enter and Space open and close.
 */
export function BuildingBlockAccordion({ categories, ...frame }: BuildingBlockAccordionProps) {
  const [chosen, setOpen] = useState(nothingOpen);
  const open = openAmong(categories, chosen);
  const rows = categories.flatMap(allOf);
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
  /** No other row can be opened meanwhile. */
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
          aside={readOut(cells[current]?.reading ?? "no-data", formatPercent)}
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
