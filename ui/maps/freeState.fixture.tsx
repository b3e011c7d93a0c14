import type { ReactNode } from "react";
import { colorScale } from "../charts/scale.ts";
import { BaseMap } from "./BaseMap/BaseMap.tsx";
import { Choropleth } from "./Choropleth/Choropleth.tsx";
import { boundsOf } from "./geometry.ts";
import { provinces, southAfrica } from "./provinces.fixture.ts";

export const freeState = provinces.filter(({ properties }) => properties.name === "Free State");
const values = new Map([[2, 121.94]]);
const colorOf = colorScale([{ start: 0, end: null, description: "Any", color: "#A8161D" }]);

export const FreeStateMap = ({ children }: { children: ReactNode }) => (
  <div style={{ height: "min(100vh, 40rem)" }}>
    <BaseMap label="Map of the Free State" bounds={boundsOf(freeState) ?? southAfrica}>
      <Choropleth
        label="Free State"
        features={freeState}
        values={values}
        colorOf={colorOf}
        format={String}
        describe={String}
      />
      {children}
    </BaseMap>
  </div>
);
