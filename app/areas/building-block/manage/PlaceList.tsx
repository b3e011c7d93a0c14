import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { CompletionMark } from "@gbvf/ui/widgets/CompletionMark/CompletionMark.tsx";
import { styled } from "styled-components";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { describeEditLock } from "../queue/queueRows.ts";

export function PlaceList({ block }: { block: OnMunicipality }) {
  const { boundaryStakeholderId, buildingBlockId, instances } = block;
  return (
    <Card>
      <h2 id="places-title">Choose a place to update</h2>
      <List aria-labelledby="places-title">
        {instances.map(({ stakeholderId, name, ...state }) => (
          <li key={stakeholderId}>
            <Link href={buildingBlock.manage(boundaryStakeholderId, buildingBlockId, stakeholderId)}>
              {name}
            </Link>
            <span>
              {state.editLock && <small>{describeEditLock(state.editLock)}</small>}
              {state.dueCount > 0 && <small>{plural(state.dueCount, "contact", "contacts")} due</small>}
              {state.isCaptured ? (
                <CompletionMark verified={state.verifiedRequirementCount} total={state.requirementCount} />
              ) : (
                <small>Not captured yet</small>
              )}
            </span>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    ${row(0, 2)}
    align-items: center;
    justify-content: space-between;
    min-height: ${size.target};
    padding-block: ${space(0.5)};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li > a { min-width: 0; padding-block: ${space(1)}; }
  li > span { display: inline-flex; flex-wrap: wrap; gap: ${space(0.5)} ${space(2)}; align-items: center; }
  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
