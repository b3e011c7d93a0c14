import { checkContacts, getDueContacts } from "@gbvf/api/building-block/check/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { createChecks, createDueContacts, createQueue } from "@gbvf/mocks/building-block/check.ts";
import { respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, fn, waitFor, within } from "storybook/test";
import { inSouthAfrica } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  contains,
  failed,
  hasFocus,
  inOrder,
  lacks,
  loading,
  presses,
  pressesKeys,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const screen = screenAt(buildingBlock.due(), { as: sessions.buildingBlock });

const meta = preview.meta({
  ...screen,
  decorators: [inSouthAfrica],
  beforeEach: (story) => {
    sessionStorage.clear();
    return screen.beforeEach(story);
  },
});

async function chooseMethod({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "I called" }));
  const rows = canvas.getAllByRole("row", { name: /^Invented Contact/ });
  await waitFor(() => expect(rows[0]).toHaveFocus());
  return rows;
}

export const ByKeyboard = meta.story({
  tags: ["screen"],
  play: async (story) => {
    await story.canvas.findByText("12 contacts are left, about 2 minutes");
    const [first, second, third] = await chooseMethod(story);
    await story.userEvent.keyboard("vn");
    await expect(third).toHaveFocus();
    await waitFor(() => expect(first).toHaveTextContent("Still right, by telephone"));
    await waitFor(() => expect(second).toHaveTextContent("Not reached on 1 day"));
    await expect(await story.canvas.findByText("10 contacts are left, about 2 minutes")).toBeVisible();
    await story.userEvent.keyboard("kku");
    await waitFor(() =>
      expect(within(first as HTMLElement).getByRole("button", { name: /^Still right/ })).toBeVisible(),
    );
  },
});

export const ThreeInSightOnPhone = meta.story({
  globals: phone,
  play: async (story) => {
    const rows = await chooseMethod(story);
    await story.userEvent.keyboard("vvvv");
    await expect(rows[4]).toHaveFocus();
    await waitFor(() => {
      expect(rows[4]?.getBoundingClientRect().top).toBeGreaterThan(0);
      expect(rows[6]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    });
  },
});

const changedContact = {
  outcome: "changed" as const,
  isDue: true,
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

export const MethodRequired = meta.story({
  play: inOrder(
    presses("button", /^Still right.* 0001/),
    showsText("Please say how you check first."),
    hasFocus("button", "I called"),
  ),
});

export const SeveralChecked = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(checkContacts, ({ body }) => createChecks(body, (index) => (index === 0 ? changedContact : {}))),
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chooseMethod(story);
    for (const choose of canvas.getAllByRole("button", { name: /^Choose \d+ contacts here/ }))
      await userEvent.click(choose);
    await userEvent.click(await canvas.findByRole("button", { name: "Still right: 12 people at 2 places" }));
    await expect(await canvas.findByText(/^1 contact was not saved/)).toBeVisible();
    await showsText(/^Sipho Dube changed this on 15 August 2026.*000\s000\s9001\. Is it right/)(story);
  },
});

const createFloodedQueue = () => {
  const due = createDueContacts(4);
  const contacts = due.contacts.map((each) =>
    each.reason === "reported" ? { ...each, reports: 200, networks: 67 } : each,
  );
  return { ...due, contacts };
};

export const Flooded = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getDueContacts, createFloodedQueue)),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole("row", { name: /Reported wrong 200 times, from 67 networks/ });
    row.focus();
    await userEvent.keyboard("c");
    await waitFor(() => expect(row).toHaveTextContent("Reports cleared"));
    await expect(await canvas.findByText("3 contacts are left, about 1 minute")).toBeVisible();
    row.focus();
    await userEvent.keyboard("u");
    await shows("button", /^Clear 200 reports .*of Invented Contact/)({ canvas });
  },
});

export const ClearedAndStillDue = meta.story({
  beforeEach: withHandlers(
    respond(getDueContacts, createFloodedQueue),
    respond(checkContacts, ({ body }) => createChecks(body, () => ({ isDue: true }))),
  ),
  play: inOrder(presses("button", /^Clear 200 reports/), showsText("Reports cleared, still to be checked")),
});

async function correctFirstContact(story: Acting) {
  const { canvas, userEvent } = story;
  const rows = await chooseMethod(story);
  await userEvent.keyboard("e");
  const form = within(await canvas.findByRole("form", { name: /^Edit/ }));
  await waitFor(() => expect(form.getByRole("textbox", { name: /^Mobile/ })).toHaveFocus());
  await userEvent.type(form.getByRole("textbox", { name: "Name" }), " v{Enter}");
  return rows;
}

export const EditedInPlace = meta.story({
  tags: ["phone"],
  play: async (story) => {
    const [first, second] = await correctFirstContact(story);
    await waitFor(() => expect(first).toHaveTextContent("Changed and verified."));
    await expect(first).toHaveTextContent(/ v\b/);
    await expect(second).toHaveFocus();
    await story.userEvent.keyboard("ku");
    await waitFor(() =>
      expect(within(first as HTMLElement).getByRole("button", { name: /^Still right/ })).toBeVisible(),
    );
  },
});

async function noteFirstContact(story: Acting, day: string) {
  const { canvas, userEvent } = story;
  const rows = await chooseMethod(story);
  await userEvent.keyboard("t");
  const [first] = await canvas.findAllByRole("spinbutton");
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard(day);
  await userEvent.type(canvas.getByRole("textbox", { name: /^Note/ }), "On leave{Enter}");
  return rows;
}

export const CalledAgainLater = meta.story({
  tags: ["phone"],
  play: async (story) => {
    const [first, second] = await noteFirstContact(story, "20260820");
    await waitFor(() => expect(first).toHaveTextContent("Call again on 20 August 2026"));
    await expect(first).toHaveTextContent("On leave");
    await expect(second).toHaveFocus();
    await expect(await story.canvas.findByText("11 contacts are left, about 2 minutes")).toBeVisible();
    await story.userEvent.keyboard("ku");
    await waitFor(() => expect(first).not.toHaveTextContent("On leave"));
    await expect(within(first as HTMLElement).getByRole("button", { name: /^Note/ })).toBeVisible();
  },
});

export const CalledAgainTooLate = meta.story({
  play: inOrder(
    (story) => noteFirstContact(story, "20261114"),
    showsText("Please choose a day in the next 90 days."),
  ),
});

export const NextPageUnreachable = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(...createQueue(61)),
  play: async (story) => {
    const { canvas, msw, userEvent } = story;
    await chooseMethod(story);
    msw.use(unreachable(getDueContacts));
    for (const choose of canvas.getAllByRole("button", { name: /^Choose \d+ contacts here/ }))
      await userEvent.click(choose);
    await userEvent.click(await canvas.findByRole("button", { name: "Still right: 60 people at 2 places" }));
    await expect(await canvas.findByText("An error has occured please try again later")).toBeVisible();
    msw.use(...createQueue(61));
    await userEvent.click(canvas.getByRole("button", { name: "Show more contacts" }));
    (await canvas.findByRole("row", { name: /^Invented Contact 0061/ })).focus();
    await userEvent.keyboard("v");
    await expect(await canvas.findByText("All done: 61 checked.")).toBeVisible();
  },
});

/**
 * Checks that are saved during a request shift the pages, so its response may lack rows that are still due.
 */
export const ConcurrentFetch = meta.story({
  beforeEach: withHandlers(...createQueue(61)),
  play: async (story) => {
    const { canvas, msw, userEvent } = story;
    const rows = await chooseMethod(story);
    const lateResponse = Promise.withResolvers<void>();
    const onFetch = fn();
    msw.use(
      respond(getDueContacts, async () => {
        onFetch();
        await lateResponse.promise;
        return createDueContacts(0, 1, 60);
      }),
    );
    await userEvent.keyboard("v".repeat(51));
    await waitFor(() => expect(onFetch).toHaveBeenCalled());
    await userEvent.keyboard("v");
    await waitFor(() => expect(rows[51]).toHaveTextContent("Still right, by telephone"));
    msw.use(...createQueue(61));
    lateResponse.resolve();
    await expect(await canvas.findByRole("row", { name: /^Invented Contact 0061/ })).toBeVisible();
  },
});

export const MayOnlyEdit = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock"))),
  play: inOrder(contains("button", /^Edit.* 0001/), lacks("button", /^Still right/)),
});

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

/** Has the longest names, a place with only its own number, and a person without a number. */
export const LongestNames = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getDueContacts, () => {
      const due = createDueContacts(8);
      const [first, second, ...rest] = due.contacts.map((contact) => ({
        ...contact,
        name: `${contact.name}, ${long}`,
        requirement: long,
        role: long,
      }));
      if (first === undefined || second === undefined) throw new Error("The mock has no contact.");
      const placeContact = { requirement: null, buildingBlockRequirementId: null, role: null };
      return {
        ...due,
        places: due.places.map((place) => ({ ...place, name: long })),
        contacts: [{ ...first, ...placeContact }, { ...second, contacts: [] }, ...rest],
      };
    }),
  ),
  play: inOrder(chooseMethod, showsText("The place’s own number"), showsText("No number or e-mail")),
});

export const ConnectionBroken = meta.story({
  beforeEach: withHandlers(unreachable(checkContacts)),
  play: inOrder(chooseMethod, pressesKeys("v"), showsText(/^1 contact was not saved/)),
});

export const NothingDue = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getDueContacts, createDueContacts(0))),
  play: shows("heading", "Nothing is due"),
});

export const Loading = meta.story(loading(getDueContacts));

export const Failed = meta.story({
  tags: ["phone"],
  ...failed(getDueContacts, showsText(/^What is due could not be loaded/)),
});
