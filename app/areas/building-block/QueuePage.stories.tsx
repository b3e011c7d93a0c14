import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { checkContacts, getDueContacts } from "@gbvf/api/building-block/check/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { dueContactsOf } from "@gbvf/mocks/building-block/check.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: buildingBlock.due() } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    sessionStorage.clear();
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };

async function sayHow({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "I called" }));
  const rows = canvas.getAllByRole("row", { name: /^Invented Contact/ });
  await waitFor(() => expect(rows[0]).toHaveFocus());
  return rows;
}

/** How is asked once; then one key per contact, and focus moves on. */
export const ByKeyboard = meta.story({
  play: async (story) => {
    await story.canvas.findByText("12 contacts are left, about 2 minutes");
    const [first, second, third] = await sayHow(story);
    await story.userEvent.keyboard("vn");
    await expect(third).toHaveFocus();
    await waitFor(() => expect(first).toHaveTextContent("Still right, by telephone"));
    await waitFor(() => expect(second).toHaveTextContent("Not reached on 1 day"));
    await expect(story.canvas.getByText("10 contacts are left, about 2 minutes")).toBeVisible();
    await story.userEvent.keyboard("kku");
    await waitFor(() =>
      expect(within(first as HTMLElement).getByRole("button", { name: /^Still right/ })).toBeVisible(),
    );
  },
});

export const OnPhone = meta.story({
  globals: phone,
  play: async (story) => {
    await sayHow(story);
  },
});

/** On the page too, the next two are in sight below the one that has the focus. */
export const ThreeInSightOnPhone = meta.story({
  globals: phone,
  play: async (story) => {
    const rows = await sayHow(story);
    await story.userEvent.keyboard("vvvv");
    await expect(rows[4]).toHaveFocus();
    await waitFor(() => {
      expect(rows[4]?.getBoundingClientRect().top).toBeGreaterThan(0);
      expect(rows[6]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    });
  },
});

const changedMeanwhile = {
  changedBy: "Sipho Dube",
  changedAt: "2026-08-15T07:02:00.000Z",
  current: {
    name: "Invented Contact 0001",
    role: "Desk officer",
    contacts: [{ contactTypeId: 2, detail: "0000009001" }],
    verifiedOn: "2026-05-02",
    checkedHow: 1 as const,
  },
};

/** Nothing is checked before it is said how. */
export const HowFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Still right/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText("Please say how you check first.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "I called" })).toHaveFocus();
  },
});

/** The button counts the chosen; contacts changed meanwhile are refused and listed. */
export const Several = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(checkContacts, ({ body }) => ({
        success: true as const,
        message: "7 of 8 contacts are still right; 1 was changed by somebody else.",
        results: body.contacts.map(({ stakeholderId, version }, index) => ({
          stakeholderId,
          outcome: index === 0 ? ("changed" as const) : ("ok" as const),
          checkId: index === 0 ? null : index,
          version: version + 1,
          notReachedDays: 0,
          isUnconfirmed: false,
          ...(index === 0 ? changedMeanwhile : { changedBy: null, changedAt: null, current: null }),
        })),
      })),
    ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await sayHow(story);
    for (const choose of canvas.getAllByRole("button", { name: /^Choose \d+ contacts here/ }))
      await userEvent.click(choose);
    await userEvent.click(canvas.getByRole("button", { name: "Still right: 12 people at 2 places" }));
    await expect(await canvas.findByText(/^1 contact was not saved/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^Sipho Dube changed this on 15 August 2026.*0000009001\. Is it right as it is now\?$/,
      ),
    ).toBeVisible();
  },
});

/** In the row of what somebody changed meanwhile: who and when, what is new, and the same keys to answer it. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    let isFirst = true;
    msw.use(
      answer(checkContacts, ({ body }) => {
        const isRefused = isFirst;
        isFirst = false;
        return {
          success: true as const,
          message: "",
          results: body.contacts.map(({ stakeholderId, version }) => ({
            stakeholderId,
            outcome: isRefused ? ("changed" as const) : ("ok" as const),
            checkId: isRefused ? null : 1,
            version: version + 1,
            notReachedDays: 0,
            isUnconfirmed: false,
            ...(isRefused ? changedMeanwhile : { changedBy: null, changedAt: null, current: null }),
          })),
        };
      }),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await sayHow(story);
    await userEvent.keyboard("v");
    await canvas.findByText(/^Sipho Dube changed this on 15 August 2026/);
    await expect(canvas.getByRole("link", { name: /9001/ })).toBeVisible();
    await userEvent.keyboard("kv");
    await expect(await canvas.findByText("Still right, by telephone")).toBeVisible();
  },
});

export const ChangedMeanwhileOnPhone = meta.story({ ...ChangedMeanwhile.input, globals: phone });

export const SeveralOnPhone = meta.story({ ...Several.input, globals: phone });

/** E edits the row. */
export const EditedInPlace = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getDueContacts, () => {
        const due = dueContactsOf(4);
        const [first, ...others] = due.contacts;
        if (first === undefined) throw new Error("The mock has no contact.");
        return {
          ...due,
          contacts: [{ ...first, stakeholderId: 900_001, buildingBlockRequirementId: 1 }, ...others],
        };
      }),
    ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const [first, second] = await sayHow(story);
    await userEvent.keyboard("e");
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, " v{Enter}");
    await waitFor(() => expect(first).toHaveTextContent("Changed and verified"));
    await expect(second).toHaveFocus();
  },
});

/** Links to the place instead. */
export const MayOnlyEdit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.buildingBlock,
        userActions: sessions.buildingBlock.userActions.filter(
          ({ actionId }) => actionId !== ACTIONS.ValidateBuildingBlock,
        ),
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("button", { name: /^Edit/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Still right/ })).toBeNull();
  },
});

export const MayOnlyEditOnPhone = meta.story({ ...MayOnlyEdit.input, globals: phone });

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

/** Everything as long as it may be; a place with nothing but its own number; somebody without any number. */
export const LongestNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getDueContacts, () => {
        const due = dueContactsOf(8);
        const [first, second, ...others] = due.contacts.map((contact) => ({
          ...contact,
          name: `${contact.name}, ${long}`,
          requirement: long,
          role: long,
        }));
        if (first === undefined || second === undefined) throw new Error("The mock has no contact.");
        const ofPlace = { requirement: null, buildingBlockRequirementId: null, role: null };
        return {
          ...due,
          places: due.places.map((place) => ({ ...place, name: long })),
          contacts: [{ ...first, ...ofPlace }, { ...second, contacts: [] }, ...others],
        };
      }),
    ),
  play: async (story) => {
    await sayHow(story);
    await expect(story.canvas.getByText("The place’s own number")).toBeVisible();
    await expect(story.canvas.getByText("No number or e-mail")).toBeVisible();
  },
});

export const LongestNamesOnPhone = meta.story({ ...LongestNames.input, globals: phone });

export const LineBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(checkContacts)),
  play: async (story) => {
    await sayHow(story);
    await story.userEvent.keyboard("v");
    await expect(await story.canvas.findByText(/^1 contact was not saved/)).toBeVisible();
  },
});

export const NothingDue = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getDueContacts, dueContactsOf(0))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing is due" })).toBeVisible();
  },
});

export const NothingDueOnPhone = meta.story({ ...NothingDue.input, globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getDueContacts)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getDueContacts, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^What is due could not be loaded/)).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({ ...Failed.input, globals: phone });
