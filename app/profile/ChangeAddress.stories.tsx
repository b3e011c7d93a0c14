import { requestAddressChange } from "@gbvf/api/profile/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import { type Acting, withHandlers } from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.organisation }) });

async function requestChange({ canvas, userEvent }: Acting, email: string) {
  const section = within(await canvas.findByRole("region", { name: "The address you sign in with" }));
  await userEvent.click(section.getByRole("button", { name: "Change address" }));
  await userEvent.type(section.getByRole("textbox", { name: "New email address" }), email);
  await userEvent.click(section.getByRole("button", { name: "Send both e-mails" }));
  return section;
}

export const Requested = meta.story({
  tags: ["screen", "phone", "small"],
  play: async (story) => {
    const section = await requestChange(story, "moved@people.example");
    await expect(await section.findByText(/one to moved@people\.example/)).toBeVisible();
    await waitFor(() => expect(section.getByRole("heading")).toHaveFocus());
  },
});

export const Same = meta.story({
  beforeEach: withHandlers(
    refusing(requestAddressChange, 400, {
      message: "This is your address already.",
      errors: [{ code: "Same", description: "This is your address already.", field: "email" }],
    }),
  ),
  play: async (story) => {
    const section = await requestChange(story, "organisation@example.org");
    await waitFor(() =>
      expect(section.getByRole("textbox")).toHaveAccessibleDescription(/This is your address already/),
    );
  },
});
