import { useState } from "react";
import { styled } from "styled-components";
import { formatPercent } from "../../charts/format.ts";
import { readOut } from "../../charts/reading.ts";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { space } from "../../theme/tokens.ts";
import {
  AvailabilityFigure,
  type AvailabilityFigureProps,
} from "../BuildingBlockTable/AvailabilityFigure.tsx";
import type { AvailabilityNode, AvailabilityQuarter } from "../BuildingBlockTable/availabilityRows.ts";
import { isBranchDisabled, nothingOpen, type OpenBranch, toggleBranch } from "./accordionState.ts";
import { QuarterStrip } from "./QuarterStrip.tsx";

export interface BuildingBlockAccordionProps extends AvailabilityFigureProps {
  categories: readonly AvailabilityNode[];
}

const allOf = (node: AvailabilityNode): AvailabilityNode[] => [node, ...node.children.flatMap(allOf)];

/** Availability on a phone: one category is open at a time, in it one block, in it one requirement. */
export function BuildingBlockAccordion({ categories, ...frame }: BuildingBlockAccordionProps) {
  const [open, setOpen] = useState(nothingOpen);
  return (
    <AvailabilityFigure {...frame} title="Availability by category" rows={categories.flatMap(allOf)}>
      <Branches nodes={categories} quarters={frame.quarters} open={open} onOpen={setOpen} />
    </AvailabilityFigure>
  );
}

interface BranchesProps {
  nodes: readonly AvailabilityNode[];
  quarters: readonly AvailabilityQuarter[];
  open: OpenBranch;
  onOpen: (open: OpenBranch) => void;
}

const headingLevels = { category: 3, block: 4, requirement: 5 } as const;

function Branches({ nodes, quarters, open, onOpen }: BranchesProps) {
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
          isDisabled={isBranchDisabled(open, level, id)}
          onExpandedChange={() => onOpen(toggleBranch(open, level, id))}
        >
          <Stack>
            <QuarterStrip label={label} quarters={quarters} cells={cells} />
            {children.length > 0 && (
              <Branches nodes={children} quarters={quarters} open={open} onOpen={onOpen} />
            )}
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
