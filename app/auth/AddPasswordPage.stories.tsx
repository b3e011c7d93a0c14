import { addPassword } from "@gbvf/api/auth/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  inOrder,
  shows,
  showsText,
  types,
  withHandlers,
} from "../../.storybook/story.ts";

const url = "/auth/add-password/";

const meta = preview.meta({ ...screenAt(`${url}#invitation=J7xk2wQm`) });

async function choosePassword({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByLabelText("Password"));
  await userEvent.keyboard("Bright-Skylark7!{Tab}{Tab}Bright-Skylark7!{Enter}");
}

export const Form = meta.story({
  tags: ["screen", "phone"],
  play: shows("heading", "Add password", { level: 1 }),
});

export const NamesOrganisation = meta.story({
  parameters: { router: { url: `${url}#invitation=J7xk2wQm&organisation=unnamed` } },
  beforeEach: ({ msw }) => {
    msw.use(
      respond(addPassword, ({ body }) => {
        const hasNewName = body.OrganisationName === "Valley Shelter";
        msw.use(signedInAs(hasNewName ? sessions.administrator : signedOut));
        return { ...done("Your password is set."), userType: 2 as const };
      }),
    );
  },
  play: inOrder(types(/^Your organisation/, "Valley Shelter"), choosePassword, comesTo("/admin/")),
});

export const Invited = meta.story({
  tags: ["screen"],
  parameters: { router: { url: "/profile/" } },
  beforeEach: withHandlers(signedInAs(sessions.invited)),
  play: inOrder(comesTo(url), async ({ canvas }) =>
    expect(await canvas.findByLabelText("Password")).toBeVisible(),
  ),
});

export const Refused = meta.story({
  beforeEach: withHandlers(refusing(addPassword, 400, { message: "This invitation is no longer valid." })),
  play: inOrder(choosePassword, showsText("This invitation is no longer valid.")),
});

export const WithoutInvitation = meta.story({
  parameters: { router: { url } },
  play: showsText(/^Open the link in your invitation again/),
});

export const HasPassword = meta.story({
  parameters: { router: { url } },
  beforeEach: withHandlers(signedInAs(sessions.organisation)),
  play: shows("link", "Go to your profile"),
});
