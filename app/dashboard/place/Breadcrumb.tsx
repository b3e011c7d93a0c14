import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { TrailStep } from "./useTrail.ts";

interface BreadcrumbProps {
  trail: readonly TrailStep[];
  hrefOf: (step: TrailStep) => string;
}

export function Breadcrumb({ trail, hrefOf }: BreadcrumbProps) {
  const { boundaryTypeId } = useFilters().filters;
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb">
      <List data-deep={(boundaryTypeId ?? 0) >= BOUNDARY_TYPE.district || undefined}>
        {trail.map((step, index) => (
          <li key={step.boundaryId}>
            {index < trail.length - 1 ? (
              <Link href={hrefOf(step)}>{step.description}</Link>
            ) : (
              <span aria-current="page">{step.description}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  list-style: none;
  align-content: start;
  ${media.print} { display: none; }

  /* Reserves two lines, because the names load later. */
  ${media.narrow} { &[data-deep] { min-height: 56px; } }
  li { display: inline-flex; align-items: center; min-height: 28px; }
  li:not(:last-child)::after { content: "›" / ""; margin-inline: ${space(1)}; }
`;
