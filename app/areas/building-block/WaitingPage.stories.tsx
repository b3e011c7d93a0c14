import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getCaptures, verifyCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { listedCapture, ownListedCapture } from "@gbvf/mocks/building-block/decisions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: buildingBlock.waiting } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    msw.use(answer(getCaptures, { captures: [listedCapture, ownListedCapture], total: 2 }));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };

/** Old → new. One's own wait for somebody else where the province wants a second person. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText("2 Example Street, Galeshewe, Kimberley, 8345"))[0],
    ).toBeVisible();
    await expect(canvas.getByText("Somebody else has to verify what you captured.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Verify/ })).toHaveLength(1);
  },
});

export const WaitingOnPhone = meta.story({ ...Waiting.input, globals: phone });

export const Verified = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Verify/ }));
    const form = within(canvas.getByRole("form", { name: /^Verify/ }));
    await userEvent.click(form.getByRole("button", { name: "Verify" }));
    await expect(await form.findByText("Please say how it was checked.")).toBeVisible();
    await userEvent.click(form.getByRole("radio", { name: "I called" }));
    await userEvent.click(form.getByRole("button", { name: "Verify" }));
    await waitFor(() => expect(screen.getByText("Verified. The public reads it from now on.")).toBeVisible());
  },
});

export const SentBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Send .* back/ }));
    const form = within(canvas.getByRole("form", { name: /^Send .* back/ }));
    await userEvent.click(form.getByRole("button", { name: "Send back" }));
    await expect(await form.findByText("Please say what has to change.")).toBeVisible();
  },
});

export const SentBackOnPhone = meta.story({ ...SentBack.input, globals: phone });

/** Somebody else was faster. */
export const Stale = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refusing(verifyCapture, 409, { message: "This place was changed by Sipho Dube." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Verify/ }));
    const form = within(canvas.getByRole("form", { name: /^Verify/ }));
    await userEvent.click(form.getByRole("radio", { name: "I called" }));
    await userEvent.click(form.getByRole("button", { name: "Verify" }));
    await expect(await form.findByText("This place was changed by Sipho Dube.")).toBeVisible();
  },
});

/** Who captures and does not verify sees their own, and where each stands. */
export const MayOnlyCapture = meta.story({
  beforeEach: ({ msw }) => {
    const { buildingBlock: session } = sessions;
    const userActions = session.userActions.filter(
      ({ actionId }) => actionId !== ACTIONS.ValidateBuildingBlock,
    );
    msw.use(answer(userAuthenticated, { ...session, userActions }));
    msw.use(answer(getCaptures, { captures: [ownListedCapture], total: 1 }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("article");
    await expect(canvas.queryByRole("button", { name: /^(Verify|Send)/ })).toBeNull();
  },
});

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

export const LongestNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCaptures, {
        captures: [
          {
            ...listedCapture,
            name: long,
            municipality: "Dr Ruth Segomotsi Mompati",
            capturedBy: long,
            changes: [
              { what: "Address", before: long, after: `${long}, ${long}` },
              { what: `${long}: new contact`, before: null, after: long },
            ],
          },
        ],
        // More than one page of them.
        total: 31,
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("navigation", { name: "Pages: Captures" });
  },
});

export const LongestNamesOnPhone = meta.story({ ...LongestNames.input, globals: phone });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCaptures, { captures: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({ ...Empty.input, globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCaptures)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCaptures, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The captures could not be loaded/)).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({ ...Failed.input, globals: phone });
