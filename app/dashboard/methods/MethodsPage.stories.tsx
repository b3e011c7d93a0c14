import { getMeasures } from "@gbvf/api/findings/contract.ts";
import { getRecorded } from "@gbvf/mocks/recorded.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  hasFocus,
  inOrder,
  loading,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/methods") });

export const AllMeasures = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    showsTextIn(/reports ÷ people × 100,000/, "region", "Crime statistics"),
    showsTextIn(/more people feel able to report/, "region", "Crime statistics"),
    shows("heading", "Licence"),
  ),
});

export const OneMeasure = meta.story({
  parameters: { router: { url: "/home/methods#healthCheck" } },
  play: hasFocus("region", "Organisational health check"),
});

export const NothingCaptured = meta.story({
  beforeEach: withHandlers(
    respond(
      getMeasures,
      getRecorded(getMeasures).map((measure) => ({ ...measure, span: null, held: null, source: null })),
    ),
  ),
  play: showsText("Nothing has been captured yet."),
});

export const Loading = meta.story(loading(getMeasures));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getMeasures, 400)),
  play: inOrder(shows("alert"), shows("heading", "What holds for all figures")),
});
