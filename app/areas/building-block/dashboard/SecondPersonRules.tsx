import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useAction } from "../../../lib/calls/useAction.ts";

type Province = AssociatedToUser["provinces"][number];

export function SecondPersonRules({ provinces }: { provinces: readonly Province[] }) {
  return (
    <Card>
      <h2>Who verifies</h2>
      {provinces.map((province) => (
        <Rule key={province.boundaryId} province={province} />
      ))}
      <Explanation>
        Ticked, nobody verifies a change of their own: it waits until somebody else who may verify has looked
        at it. Saying that nothing has changed needs one person. One person can set this, and two lift it.
      </Explanation>
    </Card>
  );
}

function Rule({ province }: { province: Province }) {
  const { boundaryId, description, demandsSecondPerson, liftedBy, isLiftedByMe } = province;
  const demand = useAction("PUT /api/buildingblock/demandSecondPerson", {
    refreshes: [
      "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
      "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
      "GET /api/buildingblock/getCaptures",
    ],
  });
  return (
    <>
      <Checkbox
        isSelected={demandsSecondPerson}
        isDisabled={demand.isSending}
        onChange={(isDemanded) => demand.run({ body: { boundaryId, isDemanded } })}
      >
        A second person has to verify changes in {description}
      </Checkbox>
      {liftedBy !== null && (
        <p>
          {isLiftedByMe ? "You ask" : `${liftedBy} asks`} to lift this. It holds until somebody else who
          captures the whole province takes the tick off, too.
        </p>
      )}
      <VisuallyHidden role="status">{demand.isSending && "Sending"}</VisuallyHidden>
      {demand.failure && <FormProblem>{demand.failure}</FormProblem>}
    </>
  );
}

const Explanation = styled.p`
  max-width: 60ch;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
