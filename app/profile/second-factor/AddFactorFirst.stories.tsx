import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getAdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { confirmTotp } from "@gbvf/api/second-factor/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, refusing } from "@gbvf/mocks/respond.ts";
import { recoveryCodes } from "@gbvf/mocks/second-factor/secondFactor.ts";
import { toast } from "react-toastify/unstyled";
import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const { administrator } = sessions;

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/profile/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, { ...administrator, daysToAddFactor: 0 }));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

/** The time to add one is over: nothing else opens. */
export const Overdue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Add a second factor" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Edit" })).toBeNull();
  },
});

/** Once one is added and its codes are kept, everything opens again. */
export const Added = meta.story({
  beforeEach: ({ msw }) => {
    let isAdded = false;
    msw.use(
      answer(userAuthenticated, () => (isAdded ? administrator : { ...administrator, daysToAddFactor: 0 })),
      answer(confirmTotp, () => {
        isAdded = true;
        return { success: true as const, message: "Your authenticator app is added.", recoveryCodes };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add authenticator app" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code from your app" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Add app" }));
    await userEvent.click(await canvas.findByRole("button", { name: "I have kept them" }));
    await expect(await canvas.findByRole("button", { name: "Edit" })).toBeVisible();
  },
});

export const DaysLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, { ...administrator, daysToAddFactor: 12 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Add a second factor within 12 days.")).toBeVisible();
  },
});

/** The days ended while a page was open: the server's refusal leads here. */
export const OverdueMeanwhile = meta.story({
  parameters: { router: { url: "/admin/" } },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      answer(userAuthenticated, () => {
        asked += 1;
        return { ...administrator, daysToAddFactor: asked === 1 ? 1 : 0 };
      }),
      refusing(getAdminDashboard, 403, {
        code: "second-factor-needed",
        message: "Please add a second factor.",
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Add a second factor" })).toBeVisible(), {
      timeout: 5_000,
    });
  },
});

export const OverdueOnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

export const DaysLeftOnPhone = meta.story({ ...DaysLeft.input, globals: { viewport: { value: "phone" } } });
