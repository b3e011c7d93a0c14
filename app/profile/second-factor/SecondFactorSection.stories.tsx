import { confirmTotp, getSecondFactors, removeTotp } from "@gbvf/api/second-factor/contract.ts";
import { getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import {
  noSecondFactors,
  recoveryCodes,
  withPasskeys,
  withTotp,
} from "@gbvf/mocks/second-factor/secondFactor.ts";
import { userSessions } from "@gbvf/mocks/user/user.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { type Acting, lacks, loading, shows, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.administrator }) });

const findSection = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: "Second factor" }));

const beginAddingApp = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: "Add authenticator app" }));

export const None = meta.story({
  tags: ["screen"],
  play: async (story) => {
    const { findByText } = await findSection(story);
    await expect(await findByText(/^You have none yet/)).toBeVisible();
  },
});

export const WithApp = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getSecondFactors, withTotp)),
  play: async (story) => {
    const { findByText } = await findSection(story);
    await expect(await findByText("9 of 10 left")).toBeVisible();
  },
});

export const Loading = meta.story(loading(getSecondFactors));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getSecondFactors, 400)),
  play: async (story) => {
    const { findByRole } = await findSection(story);
    await expect(await findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const AddingApp = meta.story({
  tags: ["small"],
  play: async (story) => {
    await beginAddingApp(story);
    const { findByRole, getByText } = await findSection(story);
    await expect(await findByRole("img", { name: "Key for your authenticator app" })).toBeVisible();
    await expect(getByText(/^GEZD GNBV/)).toBeVisible();
  },
});

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => {
    const description = "This code is wrong. Check your phone's clock.";
    const errors = [{ code: "wrong", description, field: "code" }];
    msw.use(refusing(confirmTotp, 400, { message: description, errors }));
  },
  play: async (story) => {
    await beginAddingApp(story);
    const field = await story.canvas.findByRole("textbox", { name: "Code from your app" });
    await story.userEvent.type(field, "000000{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) => {
    let factors = noSecondFactors;
    msw.use(
      respond(getSecondFactors, () => factors),
      respond(confirmTotp, () => {
        factors = { ...withTotp, recoveryCodesLeft: 10 };
        msw.use(respond(getUserSessions, { sessions: userSessions.filter(({ isThis }) => isThis) }));
        return { success: true as const, message: "Your authenticator app is added.", recoveryCodes };
      }),
    );
  },
  play: async (story) => {
    await shows("button", /^Sign out Chrome on Android since/)(story);
    await beginAddingApp(story);
    const { findByRole, getByRole, findByText } = await findSection(story);
    await story.userEvent.type(await findByRole("textbox", { name: "Code from your app" }), "123456");
    await story.userEvent.click(getByRole("button", { name: "Add app" }));
    const codes = within(await findByRole("list", { name: "Recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await waitFor(() => expect(getByRole("heading", { name: "Keep your recovery codes" })).toHaveFocus());
    await story.userEvent.click(getByRole("button", { name: "I have kept them" }));
    await expect(await findByText("10 of 10 left")).toBeVisible();
    await lacks("button", /^Sign out/)(story);
  },
});

export const NewCodes = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(respond(getSecondFactors, withTotp)),
  play: async (story) => {
    const { findByRole } = await findSection(story);
    await story.userEvent.click(await findByRole("button", { name: "Make new codes" }));
    await expect(await findByRole("list", { name: "Recovery codes" })).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    let factors = withTotp;
    msw.use(
      respond(getSecondFactors, () => factors),
      respond(removeTotp, () => {
        factors = noSecondFactors;
        return { success: true as const, message: "Your authenticator app is removed." };
      }),
    );
  },
  play: async (story) => {
    const { findByRole, findByText } = await findSection(story);
    await story.userEvent.click(await findByRole("button", { name: "Remove the authenticator app" }));
    await story.userEvent.click(await screen.findByRole("button", { name: "Remove app" }));
    await expect(await findByText(/^You have none yet/)).toBeVisible();
  },
});

export const WithPasskeys = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(respond(getSecondFactors, withPasskeys)),
  play: async (story) => {
    const { findByText } = await findSection(story);
    await expect(await findByText(/^Passkey, added .* not used yet$/)).toBeVisible();
  },
});

export const AddingPasskey = meta.story({
  play: async (story) => {
    const { findByRole, findByText } = await findSection(story);
    await story.userEvent.click(await findByRole("button", { name: "Add passkey" }));
    await waitFor(async () => expect(await findByRole("textbox", { name: "Name" })).toHaveFocus());
    await story.userEvent.click(await findByRole("button", { name: "Add passkey" }));
    await expect(await findByText("Name is required")).toBeVisible();
  },
});
