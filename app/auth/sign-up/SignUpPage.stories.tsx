import { register } from "@gbvf/api/auth/contract.ts";
import { listBoundaries } from "@gbvf/api/geography/contract.ts";
import { getUserTitles } from "@gbvf/api/lookup/contract.ts";
import { failing, pending, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  hasFocus,
  hasValue,
  inOrder,
  links,
  presses,
  selects,
  showsText,
  types,
  withHandlers,
} from "../../../.storybook/story.ts";

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

async function expectErrors({ canvas }: Acting, messages: readonly string[]) {
  const summary = await canvas.findByRole("group", { name: "There is a problem" });
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
    await presses("link", "Title is required")(story);
    await hasFocus("combobox", "Title")(story);
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
      await showsText(message)({ canvas });
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
    await showsText(/^This password is among the commonest -- Number of members in organisation/)(story);
    await expectErrors(story, ["This password is among the commonest"]);
    await hasValue("textbox", "First Name", "Nomsa")(story);
  },
});

export const Unreachable = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(unreachable(register)),
  play: inOrder(
    fillAll,
    showsText("An error has occured please try again later"),
    hasValue("textbox", /Number of members/, "48"),
    links(/terms and conditions/, "https://endinggbvf.org/disclaimer/"),
  ),
});

export const UnsavedChanges = meta.story({
  play: inOrder(
    types("First Name", "Nomsa"),
    presses("link", /log in$/),
    presses("button", "Stay on this page"),
    comesTo("/auth/sign-up/"),
    hasValue("textbox", "First Name", "Nomsa"),
    presses("link", /log in$/),
    presses("button", "Leave without saving"),
    comesTo("/auth/login/"),
  ),
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
