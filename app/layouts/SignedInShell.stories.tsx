import { logout, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, pending, unreachable } from "@gbvf/mocks/respond.ts";
import { HttpResponse } from "msw";
import { http } from "msw/http";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { mayBeSignedIn, noteSignedIn, noteSignedOut } from "../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/admin/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };

async function menuOf({ canvas, userEvent }: Acting): Promise<(string | null)[]> {
  await userEvent.click(await canvas.findByRole("button", { name: /, account$/ }));
  const items = await screen.findAllByRole("menuitem");
  return items.map(({ textContent }) => textContent);
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(userAuthenticated)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
    await expect(storyUrl()).toBe("/admin/");
  },
});

export const Administrator = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.administrator)),
  play: async (story) => {
    await expect(await menuOf(story)).toEqual([
      "Profile",
      "Admin Dashboard",
      "Manage Users and Groups",
      "Survey Results",
      "Logout",
    ]);
  },
});

/** Who skips to the main content, or arrives on another screen, need not pass the ways between the screens. */
export const WaysBeforeTheContent = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.administrator)),
  play: async ({ canvas }) => {
    const ways = await canvas.findByRole("navigation", { name: "Administration" });
    await expect(canvas.getByRole("main")).not.toContainElement(ways);
  },
});

export const Organisation = meta.story({
  parameters: { router: { url: "/organisation/" } },
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.organisation)),
  play: async (story) => {
    await expect(await menuOf(story)).toEqual(["Profile", "Organisation Dashboard", "Logout"]);
  },
});

export const BuildingBlock = meta.story({
  parameters: { router: { url: "/buildingBlock/" } },
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.buildingBlock)),
  play: async (story) => {
    await expect(await menuOf(story)).toEqual(["Profile", "Building Block Dashboard", "Logout"]);
  },
});

/** The first role decides the start page. A long name is cut. */
export const TwoRoles = meta.story({
  parameters: { router: { url: "/admin/" } },
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.twoRoles)),
  play: async (story) => {
    await waitFor(() => expect(storyUrl()).toBe("/organisation/"));
    const others = await story.canvas.findByRole("navigation", { name: "Your other dashboards" });
    await expect(others).toHaveTextContent("Building Block Dashboard");
    await expect(await menuOf(story)).toContain("Building Block Dashboard");
  },
});

/** Leads to the public dashboard. */
export const WithoutRole = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.withoutRole)),
  play: async (story) => {
    await waitFor(() => expect(storyUrl()).toBe("/home"));
    await expect(await story.canvas.findByRole("region", { name: "Your application" })).toHaveTextContent(
      "Your application is being reviewed.",
    );
    await expect(await menuOf(story)).toEqual(["Profile", "Logout"]);
    await expect(story.canvas.getByRole("link", { name: "Launch GBVF dashboard" })).toHaveAttribute(
      "href",
      "/home",
    );
    await expect(story.canvas.queryByRole("link", { name: "Login" })).toBeNull();
  },
});

export const SignedOut = meta.story({
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe("/home"));
  },
});

/** Nobody is signed in. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(userAuthenticated)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(storyUrl()).toBe("/home"));
    await expect(await canvas.findByRole("link", { name: "Login" })).toBeVisible();
  },
});

/** Checks only if somebody signed in before. */
export const OnPublicPage = meta.story({
  parameters: { router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => {
    noteSignedIn();
    msw.use(answer(userAuthenticated, sessions.organisation));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Thabo Mokoena, account" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "GBVF Dashboard, home" })).toHaveAttribute(
      "href",
      "/organisation/",
    );
  },
});

/** A failed check is repeated. */
export const OneCheckFailed = meta.story({
  parameters: { router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => {
    noteSignedIn();
    let checks = 0;
    const succeeding = answer(userAuthenticated, sessions.organisation);
    msw.use(
      http.post("*/api/auth/userAuthenticated", () => {
        checks += 1;
        return checks === 1 ? HttpResponse.error() : undefined;
      }),
      succeeding,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Thabo Mokoena, account" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Login" })).toBeNull();
  },
});

/** Nobody is signed in on this page; the next page asks again. */
export const EveryCheckFailed = meta.story({
  parameters: { router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => {
    noteSignedIn();
    msw.use(unreachable(userAuthenticated));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Login" })).toBeVisible();
    await expect(mayBeSignedIn()).toBe(true);
  },
});

export const Logout = meta.story({
  beforeEach: ({ msw }) => {
    let isSignedIn = true;
    msw.use(
      answer(userAuthenticated, () => (isSignedIn ? sessions.administrator : signedOut)),
      answer(logout, () => {
        isSignedIn = false;
        return { success: true as const, message: "You are signed out." };
      }),
    );
  },
  play: async (story) => {
    await menuOf(story);
    await story.userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(storyUrl()).toBe("/home"));
    await expect(await story.canvas.findByRole("link", { name: "Login" })).toBeVisible();
  },
});

export const LogoutUnreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.administrator), unreachable(logout)),
  play: async (story) => {
    await menuOf(story);
    await story.userEvent.keyboard("{End}{Enter}");
    const dialog = within(await screen.findByRole("alertdialog", { name: "You are still logged in" }));
    await expect(dialog.getByText("An error has occured please try again later")).toBeVisible();
    await expect(storyUrl()).toBe("/admin/");
  },
});

export const MenuOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.twoRoles)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
    await expect(await canvas.findByText("Lerato van der Westhuizen-Nkosi")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Profile" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Logout" })).toBeVisible();
  },
});

export const MenuOnSmallPhone = meta.story({
  ...MenuOnPhone.input,
  globals: { viewport: { value: "small" } },
});
