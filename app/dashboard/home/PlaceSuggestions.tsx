import type { PlaceByName } from "@gbvf/api/geography/contract.ts";
import { looksLikeEmergency } from "@gbvf/api/shared/looksLikeEmergency.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { color, font, layer, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { getPlaceReportPath, getScreenUrl } from "../../lib/address/paths.ts";
import { usePlacesByName } from "../../lib/place/usePlace.ts";

const MAX_SUGGESTIONS = 6;

interface PlaceSuggestionsProps {
  name: string;
  /** If true, opens the first place of this name as soon as the list has loaded. */
  wasEnterPressed: boolean;
}

export function PlaceSuggestions({ name, wasEnterPressed }: PlaceSuggestionsProps) {
  const navigate = useNavigate();
  const { data, error, isCurrent, retry } = usePlacesByName(name);
  const suggestions = error === undefined ? (data ?? []).slice(0, MAX_SUGGESTIONS) : [];
  const ignored = suggestions[0]?.ignored ?? [];
  const isEmergency = looksLikeEmergency(name);
  const isUncertain = isEmergency || ignored.length > 0;
  const firstId = isCurrent && !isUncertain ? suggestions[0]?.boundaryId : undefined;
  useEffect(() => {
    if (wasEnterPressed && firstId !== undefined) navigate(getPlaceReportPath(firstId));
  }, [wasEnterPressed, firstId, navigate]);
  return (
    <Root>
      <p role="status">
        {error !== undefined && "The list of places could not be loaded."}
        {error === undefined && !isCurrent && "Loading …"}
        {error === undefined &&
          isCurrent &&
          suggestions.length > 0 &&
          plural(suggestions.length, "place", "places")}
        {error === undefined && isCurrent && ignored.length > 0 && <>. Left out: {ignored.join(", ")}</>}
        {error === undefined && isCurrent && suggestions.length === 0 && !isEmergency && (
          <>No municipality, town or police station has this name: “{name}”. Please check the spelling.</>
        )}
      </p>
      {isEmergency && (
        <p>
          Do you need help? <Link href={getScreenUrl("contact")}>Help lines and services near you</Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <ul aria-busy={!isCurrent}>
          {suggestions.map((place) => (
            <li key={place.boundaryId}>
              {isCurrent ? (
                <Link href={getPlaceReportPath(place.boundaryId)} variant="plain">
                  <PlaceName {...place} />
                </Link>
              ) : (
                // These places match an earlier text, so they are not links.
                <PlaceName {...place} />
              )}
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <Button variant="quiet" onPress={retry}>
          Retry
        </Button>
      )}
    </Root>
  );
}

const PlaceName = ({ name, where }: Pick<PlaceByName, "name" | "where">) => (
  <span>
    {name}
    <small>{where}</small>
  </span>
);

const Root = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer.panel};
  margin-block-start: ${space(0.5)};
  padding: ${space(1)};
  ${cardStyle}

  > p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ul { padding: 0; list-style: none; }
  li { border-top: 1px solid ${color.line}; }
  li a { width: 100%; min-height: max(44px, ${size.target}); line-height: 1.25; }
  small { display: block; color: ${color.inkMuted}; }
`;
