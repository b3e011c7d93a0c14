import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { THEME } from "../../lib/address/themeIds.ts";
import { type ApiState, combineStates, useApi } from "../../lib/api-client/useApi.ts";

export const ReportSection = styled.section`
  display: grid;
  gap: ${space(1)};
  align-content: start;

  ${media.print} { gap: ${space(0.5)}; [data-no-print] { display: none; } }
`;

type CategoryHook<T> = (boundaryId: number, categoryId: number | null) => ApiState<T>;

export function useEachCategory<T>(useCategory: CategoryHook<T>, boundaryId: number): ApiState<T[]> {
  const components = useApi("GET /api/dashboard/components", {});
  const theme = components.data?.find(({ componentId }) => componentId === THEME.buildingBlock);
  const options = theme?.options ?? [];
  const [services, resources, forums] = options.map(({ id }) => id);
  const categoryStates = [
    useCategory(boundaryId, services ?? null),
    useCategory(boundaryId, resources ?? null),
    useCategory(boundaryId, forums ?? null),
  ].slice(0, options.length);
  return components.data === undefined ? { ...components, data: undefined } : combineStates(categoryStates);
}
