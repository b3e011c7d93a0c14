import { logout, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { pending, unreachable } from "@gbvf/mocks/respond.ts";
import { HttpResponse } from "msw";
import { http } from "msw/http";
import { expect, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  contains,
  inOrder,
  lacks,
  links,
  presses,
  pressesKeys,
  shows,
  showsText,
  showsTextIn,
  takesFocus,
  withHandlers,
} from "../../.storybook/story.ts";
import { phone } from "../../.storybook/viewports.ts";
import { mayBeSignedIn, recordSignIn } from "../lib/session/signInHint.ts";

const meta = preview.meta({ tags: ["screen"], ...screenAt("/admin/") });

async function getMenu({ canvas, userEvent }: Acting): Promise<(string | null)[]> {
  await userEvent.click(await canvas.findByRole("button", { name: /, account$/ }));
  const items = await screen.findAllByRole("menuitem");
  await takesFocus(screen.getByRole("menu"));
  return items.map(({ textContent }) => textContent);
}

export const Loading = meta.story({
  beforeEach: withHandlers(pending(userAuthenticated)),
  play: inOrder(showsText("Loading"), comesTo("/admin/")),
});

export const Administrator = meta.story({
  beforeEach: withHandlers(signedInAs(sessions.administrator)),
  play: async (story) => {
    const areaNav = await story.canvas.findByRole("navigation", { name: "Administration" });
    await expect(await story.canvas.findByRole("main")).not.toContainElement(areaNav);
    await expect(await getMenu(story)).toEqual([
      "Profile",
      "Admin Dashboard",
      "Manage Users and Groups",
      "Survey Results",
      "Logout",
    ]);
  },
});

export const TwoRoles = meta.story({
  beforeEach: withHandlers(signedInAs(sessions.twoRoles)),
  play: async (story) => {
    await comesTo("/organisation/")();
    await showsTextIn("Building Block Dashboard", "navigation", "Your other dashboards")(story);
    await expect(await getMenu(story)).toContain("Building Block Dashboard");
  },
});

export const WithoutRole = meta.story({
  beforeEach: withHandlers(signedInAs(sessions.withoutRole)),
  play: async (story) => {
    await comesTo("/home")();
    await showsTextIn("Your application is being reviewed.", "region", "Your application")(story);
    await showsTextIn("30 June 2026", "region", "Your application")(story);
    await expect(await getMenu(story)).toEqual(["Profile", "Logout"]);
    await links("Launch GBVF dashboard", "/home")(story);
    await lacks("link", "Login")(story);
  },
});

const importer = withOnlyPermissions(sessions.administrator, "LogIntoSystem", "ImportPoliceStatistics");

export const Importer = meta.story({
  tags: ["phone"],
  parameters: { router: { url: "/home" } },
  beforeEach: ({ msw }) => {
    recordSignIn();
    msw.use(signedInAs(importer));
  },
  play: async (story) => {
    await showsTextIn("Your work is here: Administration.", "region", "Your account")(story);
    await expect(await getMenu(story)).toContain("Administration");
  },
});

export const WithoutScreen = meta.story({
  parameters: { router: { url: "/organisation/" } },
  beforeEach: withHandlers(signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem"))),
  play: showsTextIn("Your account opens no screen of its own yet.", "region", "Your account"),
});

export const Unreachable = meta.story({
  beforeEach: withHandlers(unreachable(userAuthenticated)),
  play: inOrder(comesTo("/home"), shows("link", "Login")),
});

export const OneCheckFailed = meta.story({
  parameters: { router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => {
    recordSignIn();
    let checks = 0;
    const succeeding = signedInAs(sessions.organisation);
    msw.use(
      http.post("*/api/auth/userAuthenticated", () => {
        checks += 1;
        return checks === 1 ? HttpResponse.error() : undefined;
      }),
      succeeding,
    );
  },
  play: inOrder(
    shows("button", "Thabo Mokoena, account"),
    links("GBVF Dashboard, home", "/organisation/"),
    lacks("link", "Login"),
  ),
});

export const EveryCheckFailed = meta.story({
  parameters: { router: { url: "/home/comparison" } },
  beforeEach: ({ msw }) => {
    recordSignIn();
    msw.use(unreachable(userAuthenticated));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Login" })).toBeVisible();
    await expect(mayBeSignedIn()).toBe(true);
  },
});

export const LogoutUnreachable = meta.story({
  beforeEach: withHandlers(signedInAs(sessions.administrator), unreachable(logout)),
  play: inOrder(
    getMenu,
    pressesKeys("{End}{Enter}"),
    contains("alertdialog", "You are still logged in"),
    showsText("An error has occured please try again later"),
    comesTo("/admin/"),
  ),
});

export const MenuOnPhone = meta.story({
  tags: ["small"],
  globals: phone,
  beforeEach: withHandlers(signedInAs(sessions.twoRoles)),
  play: inOrder(
    presses("button", "Menu"),
    showsText("Lerato van der Westhuizen-Nkosi"),
    shows("link", "Profile"),
    shows("button", "Logout"),
  ),
});
