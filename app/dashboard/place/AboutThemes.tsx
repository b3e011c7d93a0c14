import { useApi } from "../../lib/api-client/useApi.ts";
import { themes } from "../themes/registry.ts";
import { AboutFigures, AboutTheme } from "./AboutFigures.tsx";

export function AboutThemes() {
  const { data: measures } = useApi("GET /api/findings/measures", {});
  return (
    <AboutFigures>
      {themes.map(({ componentId }) => (
        <AboutTheme
          key={componentId}
          componentId={componentId}
          source={measures?.find((measure) => measure.componentId === componentId)?.source ?? null}
          hasName
        />
      ))}
    </AboutFigures>
  );
}
