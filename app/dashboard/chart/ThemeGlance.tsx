import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useFindings } from "../place/useFindings.ts";
import { themeOf } from "../themes/registry.ts";

export function ThemeGlance({ component }: { component: Component }) {
  const { filters } = useFilters();
  const findings = useFindings(component.componentId, filters.boundaryId ?? COUNTRY);
  return (
    <Root>
      <Resource {...findings} skeleton={<Skeleton height="10rem" />}>
        {({ place, sentences, periods }) => (
          <>
            <Sparkline
              values={place.values}
              color={dataColor[themeOf(component).colors].main}
              width={220}
              height={48}
            />
            <p>{sentences.change ?? sentences.place}.</p>
            {periods.length > 0 && (
              <small>
                {periods[0] ?? ""} to {periods.at(-1) ?? ""}
              </small>
            )}
          </>
        )}
      </Resource>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
  /* As high as what is still on its way. */
  min-height: 10rem;

  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
