import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/lib/boundaryTypes.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { cardLook } from "@gbvf/ui/primitives/Card/cardLook.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { color, font, layer, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { placePage } from "../../lib/paths.ts";
import { type ApiState, useApi } from "../../lib/useApi.ts";
import { LETTERS_OF_STATION, suggestedPlaces } from "./suggestedPlaces.ts";

/** Places for what was typed, below the field. */
export function PlaceSuggestions({ typed }: { typed: string }) {
  const provinces = useList(BOUNDARY_TYPE.province);
  const municipalities = useList(BOUNDARY_TYPE.municipality);
  const letters = typed.trim().slice(0, LETTERS_OF_STATION);
  const stations = useList(BOUNDARY_TYPE.precinct, letters.length < LETTERS_OF_STATION ? null : letters);
  const lists = [provinces, municipalities, stations];
  const found = suggestedPlaces(typed, {
    provinces: provinces.data ?? [],
    municipalities: municipalities.data ?? [],
    stations: stations.data ?? [],
  });
  const failed = lists.find(({ error }) => error !== undefined);
  return (
    <Root>
      <p role="status">{newsOf(typed, found.length, lists)}</p>
      {found.length > 0 && (
        <ul>
          {found.map(({ boundaryId, name, detail }) => (
            <li key={`${name} ${detail}`}>
              <Link href={placePage(boundaryId)} variant="plain">
                <span>
                  {name}
                  <small>{detail}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && failed && (
        <Button variant="quiet" onPress={failed.retry}>
          Retry
        </Button>
      )}
    </Root>
  );
}

/** Null asks for nothing. */
const useList = (boundaryTypeId: number, filter: string | null = ""): ApiState<Boundary[]> =>
  useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    filter === null ? null : { params: { boundaryTypeId }, ...(filter !== "" && { query: { filter } }) },
  );

function newsOf(typed: string, count: number, lists: readonly ApiState<Boundary[]>[]): string {
  if (count > 0) return count === 1 ? "1 place" : `${count} places`;
  if (lists.some(({ error }) => error !== undefined))
    return "The list of municipalities could not be loaded.";
  if (lists.some(({ isLoading }) => isLoading)) return "Loading …";
  return `No municipality and no police station is called “${typed.trim()}”. Please check the spelling.`;
}

const Root = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer.panel};
  margin-block-start: ${space(0.5)};
  padding: ${space(1)};
  ${cardLook}

  > p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ul { padding: 0; list-style: none; }
  li { border-top: 1px solid ${color.line}; }
  li a { width: 100%; min-height: max(44px, ${size.target}); line-height: 1.25; }
  small { display: block; color: ${color.inkMuted}; }
`;
