import preview from "../../../.storybook/preview.tsx";
import { colorScale } from "../../charts/scale.ts";
import { BaseMap } from "../BaseMap/BaseMap.tsx";
import { Choropleth } from "../Choropleth/Choropleth.tsx";
import { type Bounds, getBounds } from "../geometry.ts";
import { provinces, southAfrica } from "../provinces.fixture.ts";
import { Backdrop } from "./Backdrop.tsx";

const freeState = provinces.filter(({ properties }) => properties.name === "Free State");
const values = new Map([[2, 121.94]]);
const colorOf = colorScale([{ start: 0, end: null, description: "Any", color: "#A8161D" }]);

const meta = preview.meta({
  component: Backdrop,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: [
          "For orientation only, neither read out nor pressed.\n",
          "- **When:** The country's outline behind a map of one place.",
          "- **When not:** Maps of the whole country.",
        ].join("\n"),
      },
    },
  },
  args: { features: provinces },
  decorators: [
    (Story) => (
      <div style={{ height: "min(100vh, 40rem)" }}>
        <BaseMap
          label="Map of the Free State"
          bounds={(getBounds(freeState) ?? southAfrica) satisfies Bounds}
        >
          <Story />
          <Choropleth
            label="Free State"
            features={freeState}
            values={values}
            colorOf={colorOf}
            format={String}
            describe={String}
          />
        </BaseMap>
      </div>
    ),
  ],
});

export const AroundOneProvince = meta.story({ tags: ["phone"] });
