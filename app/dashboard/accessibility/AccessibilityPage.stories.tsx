import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { failing, pending } from "@gbvf/mocks/respond.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { shows, showsText, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/accessibility") });

export const Statement = meta.story({
  tags: ["screen", "phone"],
  play: shows("link", "feedback@example.org"),
});

export const Waiting = meta.story({
  beforeEach: withHandlers(pending(getFeatureFlags)),
  play: shows("heading", "What was tested"),
});

export const EmptyWithoutConfiguration = meta.story({
  beforeEach: withHandlers(failing(getFeatureFlags, 400)),
  play: showsText(/Write to the people who run this site/),
});
