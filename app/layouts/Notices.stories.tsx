import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { getRecorded } from "@gbvf/mocks/recorded.ts";
import preview from "../../.storybook/preview.tsx";
import { inOrder, lacksText, showsText } from "../../.storybook/story.ts";
import { THEME } from "../lib/address/themeIds.ts";
import { Notices } from "./Notices.tsx";

const featureFlags = getRecorded(getFeatureFlags);

const meta = preview.meta({ component: Notices, args: { flags: featureFlags } });

export const AllInvented = meta.story({
  play: inOrder(showsText("Demonstration data"), showsText(/the figures are made up/)),
});

export const PartlyInvented = meta.story({
  args: { flags: { ...featureFlags, demonstration: [THEME.buildingBlock, THEME.healthCheck] } },
  play: showsText(/Building blocks, Organisational health check/),
});

export const RealTheme = meta.story({
  args: { flags: { ...featureFlags, demonstration: [THEME.buildingBlock] }, themes: [THEME.crime] },
  play: lacksText("Demonstration data"),
});

export const Loading = meta.story({
  args: { flags: undefined },
  play: inOrder(showsText("Beta"), lacksText("Demonstration data")),
});
