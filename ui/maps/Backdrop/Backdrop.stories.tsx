import preview from "../../../.storybook/preview.tsx";
import { FreeStateMap } from "../freeState.fixture.tsx";
import { provinces } from "../provinces.fixture.ts";
import { Backdrop } from "./Backdrop.tsx";

const meta = preview.meta({
  component: Backdrop,
  parameters: { layout: "fullscreen" },
  args: { features: provinces },
  decorators: [
    (Story) => (
      <FreeStateMap>
        <Story />
      </FreeStateMap>
    ),
  ],
});

export const AroundOneProvince = meta.story({ tags: ["phone"] });
