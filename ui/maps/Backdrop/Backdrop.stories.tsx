import preview from "../../../.storybook/preview.tsx";
import { getBounds } from "../geometry.ts";
import { onMap } from "../onMap.fixture.tsx";
import { provinces, southAfrica } from "../provinces.fixture.ts";
import { Backdrop } from "./Backdrop.tsx";

const freeState = provinces.filter(({ properties }) => properties.name === "Free State");

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
  decorators: [onMap({ label: "Map of the Free State", bounds: getBounds(freeState) ?? southAfrica })],
});

export const AroundOneProvince = meta.story({ tags: ["phone"] });
