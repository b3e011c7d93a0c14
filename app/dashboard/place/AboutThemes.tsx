import { useApi } from "../../lib/api-client/useApi.ts";
import { themes } from "../themes/registry.ts";
import { AboutFigures, AboutTheme, findSharedDay } from "./AboutFigures.tsx";

export function AboutThemes() {
  const { data: measures } = useApi("GET /api/findings/measures", {});
  const updatedOn = findSharedDay((measures ?? []).map(({ source }) => source));
  return (
    <AboutFigures updatedOn={updatedOn}>
      {themes.map(({ componentId }) => (
        <AboutTheme
          key={componentId}
          componentId={componentId}
          source={measures?.find((measure) => measure.componentId === componentId)?.source ?? null}
          hasName
          hasDate={updatedOn === null}
        />
      ))}
    </AboutFigures>
  );
}
