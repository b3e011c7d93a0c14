import { register } from "@gbvf/api/auth/contract.ts";
import { listBoundaries } from "@gbvf/api/geography/contract.ts";
import { getUserTitles } from "@gbvf/api/lookup/contract.ts";
import { failing, pending, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { type Acting, links, selects, showsText, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/sign-up/") });

async function fillPerson(story: Acting) {
  const { canvas, userEvent } = story;
  await selects("Title", "Dr")(story);
  await userEvent.click(await canvas.findByRole("textbox", { name: "First Name" }));
  await userEvent.keyboard(
    "Nomsa{Tab}O’Brien-Dlamini{Tab}+27 82 555 0102{Tab}nomsa@example.org{Tab}Bright-Skylark7!{Tab}{Tab}Bright-Skylark7!{Tab}{Tab}{Enter}",
  );
  await canvas.findByRole("form", { name: "Your organisation" });
}

async function fillOrganisation(story: Acting) {
  const { canvas, userEvent } = story;
  await userEvent.type(await canvas.findByRole("textbox", { name: "Organisation Name" }), "Masakhane Trust");
  await selects("Organisation Type", "Civil society")(story);
  await selects("Organisation Role", "Manager")(story);
  await selects("Province", "Northern Cape")(story);
  await selects("District", "Frances Baard")(story);
  await selects("Local Municipality", "Sol Plaatje")(story);
  await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
  await canvas.findByRole("form", { name: "Members and terms" });
}

async function fillMembers({ canvas, userEvent }: Acting) {
  // The link to the terms also takes the focus by Tab.
  await canvas.findByRole("link", { name: /terms and conditions/ });
  await userEvent.click(await canvas.findByRole("textbox", { name: /Number of members/ }));
  await userEvent.keyboard("48{Tab} {Tab}{Tab}{Enter}");
}

async function fillAll(story: Acting) {
  await fillPerson(story);
  await fillOrganisation(story);
  await fillMembers(story);
}

const getSummary = ({ canvas }: Pick<Acting, "canvas">) =>
  canvas.findByRole("group", { name: "There is a problem" });

async function expectErrors(story: Acting, messages: readonly string[]) {
  const summary = await getSummary(story);
  await waitFor(() => expect(summary).toHaveFocus());
  const errorLinks = within(summary).getAllByRole("link");
  await expect(errorLinks.map(({ textContent }) => textContent)).toEqual(messages);
}

export const Step1 = meta.story({
  tags: ["screen"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("listitem", { current: "step" })).toHaveTextContent("Your details");
  },
});

export const Step1Incomplete = meta.story({
  tags: ["small"],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Title" })).toBeEnabled());
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await expectErrors(story, [
      "Title is required",
      "First Name is required",
      "Last Name is required",
      "Contact Number is required",
      "Email is required",
      "Password is required",
      "Confirm Password is required",
    ]);
    await expect(await canvas.findByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Email is required",
    );
    await userEvent.click(await canvas.findByRole("link", { name: "Contact Number is required" }));
    await expect(await canvas.findByRole("textbox", { name: "Contact Number" })).toHaveFocus();
    await userEvent.click(await canvas.findByRole("link", { name: "Title is required" }));
    await expect(await canvas.findByRole("combobox", { name: "Title" })).toHaveFocus();
  },
});

export const Step1Invalid = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "First Name" }));
    await userEvent.keyboard("N0msa{Tab}D!{Tab}082{Tab}nomsa@{Tab}short{Tab}{Tab}other{Tab}");
    for (const message of [
      "First Name is invalid: use letters, spaces, hyphens and apostrophes only",
      "Last Name is invalid: use letters, spaces, hyphens and apostrophes only",
      "Contact number must be 10 digits long",
      "Please enter a valid email address",
      "The password does not meet every rule yet",
      "Passwords do not match",
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
});

export const Step2Incomplete = meta.story({
  tags: ["phone"],
  play: async (story) => {
    await fillPerson(story);
    await story.userEvent.click(await story.canvas.findByRole("button", { name: "Next" }));
    await expectErrors(story, [
      "Organisation Name is required",
      "Organisation Type is required",
      "Organisation Role is required",
      "Province is required",
    ]);
    // These fields are disabled until a province is chosen.
    await expect(story.canvas.queryByText("District is required")).toBeNull();
    await expect(story.canvas.queryByText("Local Municipality is required")).toBeNull();
  },
});

export const RefusedInStep1 = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(
    refusing(register, 400, {
      message: "The registration was refused.",
      errors: [
        { code: "common", description: "This password is among the commonest", field: "Password" },
        {
          code: "members",
          description: "Number of members in organisation is too large",
          field: "MemberInOrganisation",
        },
      ],
    }),
  ),
  play: async (story) => {
    await fillAll(story);
    await expect(
      await story.canvas.findByText(
        "This password is among the commonest -- Number of members in organisation is too large",
      ),
    ).toBeVisible();
    await expectErrors(story, ["This password is among the commonest"]);
    await expect(await story.canvas.findByRole("textbox", { name: "First Name" })).toHaveValue("Nomsa");
  },
});

export const Unreachable = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(unreachable(register)),
  play: async (story) => {
    await fillAll(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
    await expect(await story.canvas.findByRole("textbox", { name: /Number of members/ })).toHaveValue("48");
    await links(/terms and conditions/, "https://endinggbvf.org/disclaimer/")(story);
  },
});

export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "First Name" }), "Nomsa");
    await userEvent.click(await canvas.findByRole("link", { name: /log in$/ }));
    const stay = await screen.findByRole("button", { name: "Stay on this page" });
    await userEvent.click(stay);
    await expect(storyUrl()).toBe("/auth/sign-up/");
    await expect(await canvas.findByRole("textbox", { name: "First Name" })).toHaveValue("Nomsa");
    await userEvent.click(await canvas.findByRole("link", { name: /log in$/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(storyUrl()).toBe("/auth/login/"));
  },
});

export const LoadingChoices = meta.story({
  beforeEach: withHandlers(pending(getUserTitles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Title" })).toBeDisabled();
  },
});

export const FailedChoices = meta.story({
  beforeEach: withHandlers(failing(getUserTitles, 400)),
  play: showsText("Title: the choices could not be loaded."),
});

export const EmptyProvinces = meta.story({
  beforeEach: withHandlers(respond(listBoundaries, [])),
  play: fillPerson,
});
