import type { ReactNode } from "react";
import { BaseMap, type BaseMapProps } from "./BaseMap/BaseMap.tsx";
import { southAfrica } from "./provinces.fixture.ts";

/** `decorators: [onMap({}, <Backdrop features={provinces} />)]` renders the story over the layers of a map. */
export const onMap =
  (props: Partial<BaseMapProps> = {}, layers?: ReactNode) =>
  (Story: () => ReactNode) => (
    <div style={{ height: "min(100vh, 46rem)" }}>
      <BaseMap label="Map of the provinces" bounds={southAfrica} {...props}>
        {layers}
        <Story />
      </BaseMap>
    </div>
  );
