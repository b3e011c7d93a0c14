import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getAdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { confirmTotp } from "@gbvf/api/second-factor/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { recoveryCodes } from "@gbvf/mocks/second-factor/secondFactor.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  changing,
  inOrder,
  lacks,
  presses,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";

const { administrator } = sessions;

const meta = preview.meta({
  ...screenAt("/profile/", { handlers: [signedInAs({ ...administrator, daysToAddFactor: 0 })] }),
});

export const Overdue = meta.story({
  tags: ["screen", "small"],
  play: inOrder(shows("heading", "Add a second factor"), lacks("button", "Edit")),
});

export const Added = meta.story({
  beforeEach: changing(
    confirmTotp,
    { ...done("Your authenticator app is added."), recoveryCodes },
    signedInAs(administrator),
  ),
  play: inOrder(
    presses("button", "Add authenticator app"),
    types("Code from your app", "123456"),
    presses("button", "Add app"),
    presses("button", "I have kept them"),
    shows("button", "Edit"),
  ),
});

export const DaysLeft = meta.story({
  tags: ["screen", "phone"],
  beforeEach: withHandlers(signedInAs({ ...administrator, daysToAddFactor: 12 })),
  play: showsText("Add a second factor within 12 days."),
});

export const BecomesOverdueWhileOpen = meta.story({
  tags: ["screen"],
  parameters: { router: { url: "/admin/" } },
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      respond(userAuthenticated, () => {
        requests += 1;
        return { ...administrator, daysToAddFactor: requests === 1 ? 1 : 0 };
      }),
      refusing(getAdminDashboard, 403, {
        code: "second-factor-needed",
        message: "Please add a second factor.",
      }),
    );
  },
  play: shows("heading", "Add a second factor"),
});
