import type { Town } from "@gbvf/api/geography/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { type Distances, getTownKey } from "./useDistances.ts";
import { WHEREABOUTS_TEXTS } from "./useWhereabouts.ts";

export function StartPointField({ whereabouts, towns, town, chooseTown, locateDevice, point }: Distances) {
  const statusText = whereabouts && whereabouts.status !== "found" && WHEREABOUTS_TEXTS[whereabouts.status];
  return (
    <Root role="group" aria-label="Nearest first">
      <div>
        <Resource {...towns} skeleton="4.25rem">
          {(loadedTowns) => (
            <SelectField
              label="Nearest first, from"
              placeholder="Any place: first those to call"
              options={loadedTowns.map((each) => ({
                id: getTownKey(each),
                label: formatTown(loadedTowns, each),
              }))}
              value={town === undefined ? null : getTownKey(town)}
              onChange={chooseTown}
            />
          )}
        </Resource>
      </div>
      <Button onPress={locateDevice}>From where I am</Button>
      {statusText && <p role="status">{statusText}</p>}
      {point !== undefined && (
        <p>
          Distances are in a straight line: the way by road is longer. What you choose here stays on your
          device.
        </p>
      )}
    </Root>
  );
}

const formatTown = (towns: readonly Town[], { name, municipality }: Town) =>
  towns.filter((other) => other.name === name).length > 1 ? `${name}, ${municipality}` : name;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(2)};

  > :first-child { flex: 0 1 22rem; }
  > p { flex-basis: 100%; max-width: 58ch; }
  ${media.print} { display: none; }
`;
