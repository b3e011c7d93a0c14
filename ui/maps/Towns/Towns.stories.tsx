import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { colorScale } from "../../charts/scale.ts";
import { Choropleth } from "../Choropleth/Choropleth.tsx";
import { getBounds } from "../geometry.ts";
import { onMap } from "../onMap.fixture.tsx";
import { provinces, southAfrica } from "../provinces.fixture.ts";
import { Towns } from "./Towns.tsx";

const freeState = provinces.filter(({ properties }) => properties.name === "Free State");
const values = new Map([[2, 121.94]]);
const colorOf = colorScale([{ start: 0, end: null, description: "Any", color: "#A8161D" }]);

const meta = preview.meta({
  component: Towns,
  parameters: { layout: "fullscreen" },
  args: {
    areas: freeState,
    towns: [
      { name: "Bloemfontein", latitude: -29.12, longitude: 26.21 },
      { name: "Welkom", latitude: -27.98, longitude: 26.73 },
      { name: "Thabong", latitude: -27.98, longitude: 26.73 },
      { name: "Bethlehem", latitude: -28.23, longitude: 28.31 },
      { name: "Free State", latitude: -29.5, longitude: 25.6 },
      { name: "Kimberley", latitude: -28.73, longitude: 24.4 },
      { name: "Zastron", latitude: -30.3, longitude: 27.09 },
    ],
  },
  decorators: [
    onMap(
      { label: "Map of the Free State", bounds: getBounds(freeState) ?? southAfrica },
      <Choropleth
        label="Free State"
        features={freeState}
        values={values}
        colorOf={colorOf}
        format={String}
        describe={String}
      />,
    ),
  ],
});

const listVisibleTowns = (root: HTMLElement) =>
  [...root.querySelectorAll(".town[data-side]")].map(({ textContent }) => textContent);

export const OnOneProvince = meta.story({
  tags: ["phone"],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(listVisibleTowns(canvasElement)).toContain("Bloemfontein"));
    // The map shows one of two towns in the same place, none with an area's name, and none far outside.
    await waitFor(() => expect(listVisibleTowns(canvasElement)).not.toContain("Free State"));
    await expect(listVisibleTowns(canvasElement)).toContain("Welkom");
    for (const name of ["Thabong", "Kimberley"])
      await expect(listVisibleTowns(canvasElement)).not.toContain(name);
    await expect(canvas.queryByText("Welkom")?.closest("[aria-hidden]")).not.toBeNull();
  },
});
