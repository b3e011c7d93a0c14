import { confirmPassword, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import {
  beginTotp,
  confirmTotp,
  getSecondFactors,
  makeRecoveryCodes,
  removeTotp,
} from "@gbvf/api/second-factor/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import {
  noSecondFactors,
  recoveryCodes,
  withPasskeys,
  withTotp,
} from "@gbvf/mocks/second-factor/secondFactor.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/profile/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

const section = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: "Second factor" }));

const begin = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: "Add authenticator app" }));

export const None = meta.story({
  play: async (story) => {
    const { findByText } = await section(story);
    await expect(await findByText(/^You have none yet/)).toBeVisible();
  },
});

export const WithApp = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getSecondFactors, withTotp)),
  play: async (story) => {
    const { findByText } = await section(story);
    await expect(await findByText("9 of 10 left")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getSecondFactors)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getSecondFactors, 400)),
  play: async (story) => {
    const { findByRole } = await section(story);
    await expect(await findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const AddingApp = meta.story({
  play: async (story) => {
    await begin(story);
    const { findByRole, getByText } = await section(story);
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
    await begin(story);
    const field = await story.canvas.findByRole("textbox", { name: "Code from your app" });
    await story.userEvent.type(field, "000000{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
  },
});

/** The first second factor brings the recovery codes, which are shown once. */
export const Added = meta.story({
  beforeEach: ({ msw }) => {
    let factors = noSecondFactors;
    msw.use(
      answer(getSecondFactors, () => factors),
      answer(confirmTotp, () => {
        factors = { ...withTotp, recoveryCodesLeft: 10 };
        return { success: true as const, message: "Your authenticator app is added.", recoveryCodes };
      }),
    );
  },
  play: async (story) => {
    await begin(story);
    const { findByRole, getByRole, findByText } = await section(story);
    await story.userEvent.type(await findByRole("textbox", { name: "Code from your app" }), "123456");
    await story.userEvent.click(getByRole("button", { name: "Add app" }));
    const codes = within(await findByRole("list", { name: "Recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await waitFor(() => expect(getByRole("heading", { name: "Keep your recovery codes" })).toHaveFocus());
    await story.userEvent.click(getByRole("button", { name: "I have kept them" }));
    await expect(await findByText("10 of 10 left")).toBeVisible();
  },
});

export const NewCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getSecondFactors, withTotp)),
  play: async (story) => {
    const { findByRole } = await section(story);
    await story.userEvent.click(await findByRole("button", { name: "Make new codes" }));
    await expect(await findByRole("list", { name: "Recovery codes" })).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => {
    let factors = withTotp;
    msw.use(
      answer(getSecondFactors, () => factors),
      answer(removeTotp, () => {
        factors = noSecondFactors;
        return { success: true as const, message: "Your authenticator app is removed." };
      }),
    );
  },
  play: async (story) => {
    const { findByRole, findByText } = await section(story);
    await story.userEvent.click(await findByRole("button", { name: "Remove the authenticator app" }));
    await story.userEvent.click(await screen.findByRole("button", { name: "Remove app" }));
    await expect(await findByText(/^You have none yet/)).toBeVisible();
  },
});

/** The password, and the second factor that there is, are asked for above the page. */
export const AsksForPasswordAndCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getSecondFactors, withTotp),
      refusing(
        makeRecoveryCodes,
        403,
        { code: "password-needed", message: "Please give your password again." },
        { once: true },
      ),
      answer(confirmPassword, ({ body }) => ({
        success: true as const,
        message: "Thank you.",
        ...(body.factor === undefined && { secondFactor: ["totp" as const] }),
      })),
    ),
  play: async (story) => {
    const { findByRole } = await section(story);
    await story.userEvent.click(await findByRole("button", { name: "Make new codes" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
    await waitFor(() => expect(dialog.getByLabelText("Password")).toHaveFocus());
    await story.userEvent.keyboard("Bright-Skylark7!");
    await story.userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Code from your app" })).toHaveFocus());
    await story.userEvent.keyboard("123456");
    await story.userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    await expect(await findByRole("list", { name: "Recovery codes" })).toBeVisible();
  },
});

export const CannotBegin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(beginTotp, 409, {
        code: "has-totp",
        message: "You have an authenticator app already. Remove it first to add another.",
      }),
    ),
  play: async (story) => {
    await begin(story);
    await expect(await story.canvas.findByText(/^You have an authenticator app already/)).toBeVisible();
  },
});

export const WithAppOnPhone = meta.story({ ...WithApp.input, globals: phone });

export const AddingAppOnSmallPhone = meta.story({ ...AddingApp.input, globals: small });

export const NewCodesOnSmallPhone = meta.story({ ...NewCodes.input, globals: small });

export const WithPasskeys = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getSecondFactors, withPasskeys)),
  play: async (story) => {
    const { findByText } = await section(story);
    await expect(await findByText(/^Passkey, added .* not used yet$/)).toBeVisible();
  },
});

export const WithPasskeysOnSmallPhone = meta.story({ ...WithPasskeys.input, globals: small });

export const AddingPasskey = meta.story({
  play: async (story) => {
    const { findByRole, findByText } = await section(story);
    await story.userEvent.click(await findByRole("button", { name: "Add passkey" }));
    await waitFor(async () => expect(await findByRole("textbox", { name: "Name" })).toHaveFocus());
    await story.userEvent.click(await findByRole("button", { name: "Add passkey" }));
    await expect(await findByText("Name is required")).toBeVisible();
  },
});
