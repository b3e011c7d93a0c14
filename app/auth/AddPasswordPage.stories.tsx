import { addPassword, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const url = "/auth/add-password/";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: `${url}#invitation=J7xk2wQm` } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

async function choose({ canvas, userEvent }: Acting, password: string, confirmation = password) {
  await userEvent.click(await canvas.findByLabelText("Password"));
  await userEvent.keyboard(`${password}{Tab}{Tab}${confirmation}{Tab}{Tab}{Enter}`);
}

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Add password" })).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit" }));
    await expect(await canvas.findByText("Password is required")).toBeVisible();
  },
});

export const NotTheSame = meta.story({
  play: async (story) => {
    await choose(story, "Bright-Skylark7!", "Bright-Skylark8!");
    await expect(await story.canvas.findByText("Passwords do not match")).toBeVisible();
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = false;
    msw.use(
      answer(addPassword, ({ body }) => {
        isSignedIn = body.Invitation === "J7xk2wQm" && body.UserType === 1;
        return { success: true as const, message: "Your password is set.", userType: 2 as const };
      }),
      answer(userAuthenticated, () => (isSignedIn ? sessions.buildingBlock : signedOut)),
    );
  },
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await waitFor(() => expect(storyUrl()).toBe("/buildingBlock/"));
  },
});

/** Every other page leads here. */
export const Invited = meta.story({
  parameters: { router: { url: "/profile/" } },
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.invited)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(storyUrl()).toBe(url));
    await expect(await canvas.findByLabelText("Password")).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refusing(addPassword, 400, { message: "This invitation is no longer valid." })),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findByText("This invitation is no longer valid.")).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(addPassword)),
  play: async (story) => {
    await choose(story, "Bright-Skylark7!");
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
  },
});

export const Failed = meta.story({
  ...Unreachable.input,
  beforeEach: ({ msw }) => msw.use(failing(addPassword)),
});

export const WithoutInvitation = meta.story({
  parameters: { router: { url } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Open the link in your invitation again/)).toBeVisible();
  },
});

export const HasPassword = meta.story({
  parameters: { router: { url } },
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.organisation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to your profile" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const OnSmallPhone = meta.story({ ...NotTheSame.input, globals: { viewport: { value: "small" } } });
