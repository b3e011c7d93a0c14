import { changeCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { cataloguePreview } from "@gbvf/mocks/building-block/catalogue.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  contains,
  hasAttribute,
  inOrder,
  lacks,
  presses,
  shows,
  showsText,
  showsTextIn,
  uploads,
  withHandlers,
} from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({ ...screenAt(buildingBlock.catalogue, { as: sessions.administrator }) });

const upload = inOrder(contains("group", "Edited catalogue"), uploads(new File(["PK"], "catalogue.xlsx")));

export const Sheet = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    shows("button", "Download for Excel"),
    hasAttribute("link", "Catalogue of building blocks", "aria-current", "page"),
  ),
});

export const Previewed = meta.story({
  tags: ["phone"],
  play: inOrder(
    upload,
    showsTextIn(/goes from [\d.]+% to [\d.]+% today/, "region", "What would change"),
    showsText("Requirement added"),
  ),
});

export const Applied = meta.story({
  play: inOrder(
    upload,
    presses("button", "Apply 3 changes"),
    showsText("3 changes of the catalogue applied."),
    lacks("region", "What would change"),
  ),
});

export const NothingToApply = meta.story({
  beforeEach: withHandlers(
    respond(changeCatalogue, {
      preview: { ...cataloguePreview, changes: [], effects: [], fingerprint: null },
    }),
  ),
  play: inOrder(upload, showsText(/there is nothing to apply/), lacks("button", /^Apply/)),
});

export const Refused = meta.story({
  beforeEach: withHandlers(
    refusing(changeCatalogue, 400, {
      code: "sheet",
      message: "catalogue.xlsx: it is an old or password-protected workbook.",
    }),
  ),
  play: inOrder(upload, showsTextIn(/password-protected/, "alert")),
});
