import { register } from "@gbvf/api/auth/contract.ts";
import { listBoundaries } from "@gbvf/api/geography/contract.ts";
import { getUserTitles } from "@gbvf/api/lookup/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/auth/sign-up/" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };

/** By keyboard. */
async function choose({ canvas, userEvent }: Acting, label: string, letters: string) {
  const button = () => canvas.getByRole("button", { name: new RegExp(`${label}$`) });
  await waitFor(() => expect(button()).toBeEnabled());
  button().focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("listbox");
  await userEvent.keyboard(`${letters}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

async function fillPerson(story: Acting) {
  const { canvas, userEvent } = story;
  await choose(story, "Title", "dr");
  await userEvent.click(canvas.getByRole("textbox", { name: "First Name" }));
  await userEvent.keyboard(
    "Nomsa{Tab}O’Brien-Dlamini{Tab}+27 82 555 0102{Tab}nomsa@example.org{Tab}Bright-Skylark7!{Tab}{Tab}Bright-Skylark7!{Tab}{Tab}{Enter}",
  );
  await canvas.findByRole("form", { name: "Your organisation" });
}

async function fillOrganisation(story: Acting) {
  const { canvas, userEvent } = story;
  await userEvent.type(await canvas.findByRole("textbox", { name: "Organisation Name" }), "Masakhane Trust");
  await choose(story, "Organisation Type", "civil");
  await choose(story, "Organisation Role", "man");
  await choose(story, "Province", "northern");
  await choose(story, "District", "frances");
  await choose(story, "Local Municipality", "sol");
  await userEvent.click(canvas.getByRole("button", { name: "Next" }));
  await canvas.findByRole("form", { name: "Members and terms" });
}

async function fillMembers({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("textbox", { name: /Number of members/ }));
  await userEvent.keyboard("48{Tab} {Tab}{Tab}{Enter}");
}

async function fillAll(story: Acting) {
  await fillPerson(story);
  await fillOrganisation(story);
  await fillMembers(story);
}

const summaryOf = ({ canvas }: Pick<Acting, "canvas">) =>
  canvas.findByRole("group", { name: "There is a problem" });

/** The focused summary says exactly this. */
async function expectProblems(story: Acting, messages: readonly string[]) {
  const summary = await summaryOf(story);
  await waitFor(() => expect(summary).toHaveFocus());
  const listed = within(summary).getAllByRole("link");
  await expect(listed.map(({ textContent }) => textContent)).toEqual(messages);
}

export const Step1 = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("listitem", { current: "step" })).toHaveTextContent("Your details");
  },
});

export const Step1Incomplete = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitFor(() => expect(canvas.getByRole("button", { name: /Title$/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expectProblems(story, [
      "Title is required",
      "First Name is required",
      "Last Name is required",
      "Contact Number is required",
      "Email is required",
      "Password is required",
      "Confirm Password is required",
    ]);
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Email is required",
    );
    await userEvent.click(canvas.getByRole("link", { name: "Contact Number is required" }));
    await expect(canvas.getByRole("textbox", { name: "Contact Number" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Title is required" }));
    await expect(canvas.getByRole("button", { name: /Title$/ })).toHaveFocus();
  },
});

export const Step1Invalid = meta.story({
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

export const Step2 = meta.story({ play: fillPerson });

export const Step2Incomplete = meta.story({
  play: async (story) => {
    await fillPerson(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Next" }));
    await expectProblems(story, [
      "Organisation Name is required",
      "Organisation Type is required",
      "Organisation Role is required",
      "Province is required",
    ]);
    // Not available before the province.
    await expect(story.canvas.queryByText("District is required")).toBeNull();
    await expect(story.canvas.queryByText("Local Municipality is required")).toBeNull();
  },
});

/** Input is kept in both directions; focus moves to the step's heading. */
export const BackAndForth = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await fillPerson(story);
    await userEvent.type(canvas.getByRole("textbox", { name: "Organisation Name" }), "Masakhane Trust");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("textbox", { name: "First Name" })).toHaveValue("Nomsa");
    await expect(canvas.getByLabelText("Password")).toHaveValue("Bright-Skylark7!");
    await expect(canvas.getByRole("textbox", { name: "Contact Number" })).toHaveValue("0825550102");
    await expect(canvas.getByRole("heading", { name: "Your details" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your organisation" })).toHaveFocus());
    await expect(await canvas.findByRole("textbox", { name: "Organisation Name" })).toHaveValue(
      "Masakhane Trust",
    );
  },
});

export const Step3 = meta.story({
  play: async (story) => {
    await fillPerson(story);
    await fillOrganisation(story);
    await expect(await story.canvas.findByRole("link", { name: /terms and conditions/ })).toHaveAttribute(
      "href",
      "https://example.org/disclaimer",
    );
  },
});

export const Step3Incomplete = meta.story({
  play: async (story) => {
    await fillPerson(story);
    await fillOrganisation(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Submit" }));
    await expectProblems(story, [
      "Number of members in organisation is required",
      "Accept terms and conditions to continue",
    ]);
  },
});

export const Registered = meta.story({
  play: async (story) => {
    await fillAll(story);
    await waitFor(() => expect(storyUrl()).toBe("/auth/verify-otp/"));
    await expect(await story.canvas.findByText("nomsa@example.org")).toBeVisible();
  },
});

/** Opens the refused field's step. */
export const RefusedInStep1 = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
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
    await expectProblems(story, ["This password is among the commonest"]);
    await expect(story.canvas.getByRole("textbox", { name: "First Name" })).toHaveValue("Nomsa");
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(register)),
  play: async (story) => {
    await fillAll(story);
    await expect(await story.canvas.findByText("An error has occured please try again later")).toBeVisible();
    await expect(story.canvas.getByRole("textbox", { name: /Number of members/ })).toHaveValue("48");
  },
});

export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "First Name" }), "Nomsa");
    await userEvent.click(canvas.getByRole("link", { name: /log in$/ }));
    const stay = await screen.findByRole("button", { name: "Stay on this page" });
    await userEvent.click(stay);
    await expect(storyUrl()).toBe("/auth/sign-up/");
    await expect(canvas.getByRole("textbox", { name: "First Name" })).toHaveValue("Nomsa");
    await userEvent.click(canvas.getByRole("link", { name: /log in$/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(storyUrl()).toBe("/auth/login/"));
  },
});

export const LoadingChoices = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getUserTitles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Title$/ })).toBeDisabled();
  },
});

export const FailedChoices = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getUserTitles, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Title: the choices could not be loaded.")).toBeVisible();
  },
});

export const EmptyProvinces = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(listBoundaries, [])),
  play: fillPerson,
});

export const OnPhone = meta.story({ ...Step1Invalid.input, globals: phone });

export const Step2OnPhone = meta.story({ ...Step2Incomplete.input, globals: phone });

export const Step3OnSmallPhone = meta.story({ ...Step3Incomplete.input, globals: small });

export const Step1OnSmallPhone = meta.story({ ...Step1Incomplete.input, globals: small });
