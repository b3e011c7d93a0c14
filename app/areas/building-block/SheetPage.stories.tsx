import { getBuildingBlockAssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { downloadSheet, uploadSheet } from "@gbvf/api/building-block/sheet/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { sheetPreview, wrongSheetPreview } from "@gbvf/mocks/building-block/sheet.ts";
import { pending, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  inOrder,
  lacks,
  lacksText,
  presses,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({ ...screenAt(buildingBlock.sheet, { as: sessions.buildingBlock }) });

/** Pasted cells are sent in the same way as a file. */
const sends = inOrder(
  presses("radio", "Copied cells"),
  types(/^Copied cells/, "Municipality"),
  presses("button", "Look at the changes"),
);

export const Start = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(shows("button", /Download for Excel/), showsText(/^.xlsx or .csv, up to 2 MB/)),
});

export const Changes = meta.story({
  tags: ["phone"],
  play: inOrder(
    sends,
    showsText("Row 4"),
    presses("button", "Apply 34 changes"),
    showsText("Please say how it was checked."),
  ),
});

export const Mistakes = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(uploadSheet, { preview: wrongSheetPreview })),
  play: inOrder(sends, showsText(/^Excel shortened this number/), lacks("button", /^Apply/)),
});

export const Unchanged = meta.story({
  beforeEach: withHandlers(
    respond(uploadSheet, {
      preview: {
        ...sheetPreview,
        notes: [],
        rows: [],
        counts: { unchanged: 212, changed: 0, new: 0, ended: 0, stillRight: 0, conflict: 0 },
        needsMethod: false,
        fingerprint: null,
      },
    }),
  ),
  play: inOrder(sends, showsText("There is nothing to apply.")),
});

export const NeedsVerification = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(uploadSheet, ({ query }) =>
      query.apply === undefined
        ? {
            preview: {
              ...sheetPreview,
              needsMethod: false,
              rows: sheetPreview.rows.slice(0, 2).map((row) => ({ ...row, isPending: true })),
              counts: { ...sheetPreview.counts, new: 1, ended: 0, stillRight: 0, conflict: 0 },
            },
          }
        : {
            preview: null,
            message: "2 changes waiting for somebody to verify.",
            applied: { applied: 0, pendingCount: 2, changeId: null },
          },
    ),
  ),
  play: inOrder(sends, presses("button", "Apply 2 changes"), shows("link", "See what is waiting")),
});

export const MayOnlyView = meta.story({
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "EditBuildingBlock", "AddBuildingBlock")),
  ),
  play: inOrder(
    shows("button", /Download for Excel/),
    lacks("heading", "2. Send it back"),
    lacksText(/^To add a place/),
  ),
});

export const Failed = meta.story({
  beforeEach: withHandlers(
    refusing(downloadSheet, 400, {
      code: "too-many",
      message: "There are 3400 rows, and a sheet takes 2000. Please choose a district or a municipality.",
    }),
  ),
  play: inOrder(presses("button", /Download CSV/), showsText(/^There are 3400 rows/)),
});

export const Loading = meta.story({
  beforeEach: withHandlers(pending(getBuildingBlockAssociatedToUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Download for Excel/ })).toBeEnabled();
  },
});
