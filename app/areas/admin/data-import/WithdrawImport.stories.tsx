import { getImport, getImports, withdrawImport } from "@gbvf/api/data-import/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { withdrawnImports } from "@gbvf/mocks/data-import/withdrawnImports.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  contains,
  inOrder,
  lacks,
  presses,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { changedImportStory, openedImportStory } from "./openedImport.fixture.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

/** The preview of a withdrawal starts after the reason is given. */
export const RequestsReason = meta.story({
  tags: ["screen", "phone"],
  ...changedImportStory(withdrawnImports.applied, {
    endpoint: withdrawImport,
    after: withdrawnImports.withdrawable,
    expectedBody: { importId: 11, reason: "It was of other units." },
  }),
  play: inOrder(
    presses("button", "Withdraw this import"),
    contains("dialog"),
    types(/./, "It was of other units."),
    presses("button", "See what would change"),
    shows("heading", "If it is withdrawn"),
  ),
});

/** Imports of this kind do not store what they replace, so they cannot be withdrawn. */
export const NotWithdrawable = meta.story({
  ...openedImportStory({
    ...withdrawnImports.applied,
    kind: "boundaries",
    isWithdrawable: false,
    withdrawalRefusal: "Import the lines of before again.",
  }),
  play: inOrder(
    showsText("It cannot be withdrawn. Import the lines of before again."),
    lacks("button", "Withdraw this import"),
  ),
});

export const Withdrawable = meta.story({
  tags: ["phone"],
  ...changedImportStory(withdrawnImports.withdrawable, {
    endpoint: withdrawImport,
    after: withdrawnImports.withdrawn,
  }),
  play: inOrder(
    showsText("corrections_of_nine_stations.csv"),
    presses("button", "Withdraw 2 imports"),
    shows("heading", /^Withdrawn on/),
  ),
});

const { secondPersonWithdrawal } = withdrawnImports;

export const PendingWithdrawal = meta.story({
  tags: ["phone"],
  ...openedImportStory(secondPersonWithdrawal),
  play: inOrder(showsText(/another administrator has to withdraw it/), lacks("button", "Withdraw 2 imports")),
});

export const WithdrawalOfAnother = meta.story({
  beforeEach: withHandlers(
    respond(getImports, { imports: [secondPersonWithdrawal], total: 1 }),
    respond(getImport, {
      ...secondPersonWithdrawal,
      withdrawal: { ...secondPersonWithdrawal.withdrawal, isOwn: false },
    }),
  ),
  play: inOrder(
    showsText("Waiting to be withdrawn"),
    presses("link", secondPersonWithdrawal.fileName),
    showsText(/Nomsa Dlamini requested this withdrawal/),
    shows("button", "Withdraw 2 imports"),
  ),
});

export const Withdrawing = meta.story({ ...openedImportStory(withdrawnImports.withdrawing) });

export const Withdrawn = meta.story({
  ...openedImportStory(withdrawnImports.withdrawn),
  play: inOrder(showsText(/Nine stations had the figures of a month/), lacks("button", /^Withdraw/)),
});
