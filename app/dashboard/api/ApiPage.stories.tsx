import { getOpenApi } from "@gbvf/api/open-data/contract.ts";
import { openApi } from "@gbvf/mocks/reads.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  inOrder,
  links,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/api") });

export const AllEndpoints = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(shows("heading", "Places"), links(/^Download everything/, "/api/download")),
});

export const Examples = meta.story({
  tags: ["phone"],
  play: inOrder(
    presses("radio", "R"),
    showsTextIn("library(jsonlite)", "region", "A worked example"),
    presses("button", /\/api\/crime\/stats/),
    showsText(/^curl .*\/api\/crime\/stats\?boundaryId=7"$/),
    showsText("boundaryId (optional)"),
    showsTextIn('"reportingSpan"', "region", "Sample response of /api/crime/stats?boundaryId=7"),
  ),
});

export const Loading = meta.story(loading(getOpenApi));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getOpenApi, 400)),
  play: inOrder(shows("button", "Retry"), shows("link", /^Download everything/)),
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(getOpenApi, { ...openApi, paths: {} })),
  play: showsText("No data available"),
});
