import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { CompareWith } from "./CompareWith.tsx";

export function CompareLinks({ boundaryId }: { boundaryId: number }) {
  const { filters } = useFilters();
  const filtersWithCountry = reduceFilters(filters, { type: "compare", ids: [boundaryId, COUNTRY] });
  return (
    <Row>
      {boundaryId !== COUNTRY && (
        <Link href={getScreenUrl("chart", filtersWithCountry)} variant="plain">
          <Icon name="compare" size={18} />
          Compare with South Africa
        </Link>
      )}
      <CompareWith />
    </Row>
  );
}

const Row = styled.div`
  ${row(0, 3)}
  align-items: center;
  color: ${color.primary};
  font-size: ${font.size.small};
  > a { gap: ${space(0.5)}; min-height: ${size.target}; text-decoration: none; }
  ${media.print} { display: none; }
`;
