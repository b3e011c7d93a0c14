import { THEME } from "../../lib/address/themeIds.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { AboutFigures, AboutTheme } from "./AboutFigures.tsx";

export const THEME_ORDER = [THEME.crime, THEME.buildingBlock, THEME.healthCheck, THEME.collectiveAction].map(
  (componentId) => ({
    componentId,
  }),
);

export function AboutThemes() {
  const { data: measures } = useApi("GET /api/findings/measures", {});
  return (
    <AboutFigures>
      {THEME_ORDER.map(({ componentId }) => (
        <AboutTheme
          key={componentId}
          componentId={componentId}
          source={measures?.find((measure) => measure.componentId === componentId)?.source ?? null}
          isNamed
        />
      ))}
    </AboutFigures>
  );
}
