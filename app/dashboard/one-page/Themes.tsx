import { MethodAddress } from "@gbvf/ui/charts/SourceLine/MethodAddress.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { Filters } from "../../lib/address/filters.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { methodOf, themeOf } from "../themes/registry.ts";
import { ThemeRow } from "./ThemeRow.tsx";

const ORDER = [THEME.crime, THEME.buildingBlock, THEME.healthCheck, THEME.collectiveAction].map(
  (componentId) => ({
    componentId,
  }),
);

export function Themes({ boundaryId, place }: { boundaryId: number; place: Filters }) {
  const { data: measures } = useApi("GET /api/findings/measures", {});
  return (
    <Rows>
      {ORDER.map(themeOf).map((theme) => (
        <li key={theme.componentId}>
          <MethodAddress value={methodOf(theme)}>
            <ThemeRow
              theme={theme}
              boundaryId={boundaryId}
              place={place}
              source={measures?.find(({ componentId }) => componentId === theme.componentId)?.source ?? null}
            />
          </MethodAddress>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  ${stack(2)}
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  list-style: none;

  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space(1)}; }
`;
