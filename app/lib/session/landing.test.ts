import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { PERMISSIONS } from "@gbvf/api/shared/actions.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { describe, expect, test } from "vitest";
import { redirectFrom } from "../address/redirectFrom.ts";
import { getLandingPage, listDashboards } from "./landing.ts";
import { accountLinks, areaLinks } from "./openScreens.ts";
import { SCREENS } from "./screens.ts";

const withActions = (...actionIds: number[]): SessionCheck => ({
  ...sessions.withoutRole,
  userActions: actionIds.map((actionId) => ({ actionId })),
});

const ids = PERMISSIONS.map(({ id }) => id);

const listAreaLinks = (session: SessionCheck) =>
  (["admin", "organisation", "buildingBlock"] as const).flatMap((area) => areaLinks(area, session));

const redirectAt = (path: string, session: SessionCheck): string | null => {
  const screen = SCREENS.find((each) => each.path === path);
  if (screen === undefined) throw new Error(`There is no screen ${path}.`);
  return redirectFrom(screen.access, session);
};

test.each([
  ["an administrator", sessions.administrator, "/admin/"],
  ["an organisation's user", sessions.organisation, "/organisation/"],
  ["a building block's user", sessions.buildingBlock, "/buildingBlock/"],
  ["who has two roles: the first action decides", sessions.twoRoles, "/organisation/"],
  ["the same the other way round", withActions(35, 34), "/buildingBlock/"],
  ["who has actions but no dashboard", withActions(12, 19), "/"],
  ["who waits for approval", sessions.withoutRole, "/"],
  ["who was invited, before any dashboard", sessions.invited, "/auth/add-password/"],
])("%s starts at the right page", (_, session, href) => {
  expect(getLandingPage(session)).toBe(href);
});

test.each([13, 17, 18, 31])(
  "action %i alone opens the administration, and the account menu leads there",
  (action) => {
    const session = withActions(action);
    expect(redirectAt("/admin/", session)).toBeNull();
    expect(accountLinks(session)).toEqual([{ name: "Administration", href: "/admin/" }]);
    expect(areaLinks("admin", session).map(({ name }) => name)).toHaveLength(2);
  },
);

test("further dashboards are offered next to the first", () => {
  expect(listDashboards(sessions.twoRoles).map(({ name }) => name)).toEqual([
    "Organisation Dashboard",
    "Building Block Dashboard",
  ]);
});

test("an administrator's links have the users and groups", () => {
  expect(accountLinks(sessions.administrator)).toEqual([
    { name: "Admin Dashboard", href: "/admin/" },
    { name: "Manage Users and Groups", href: "/admin/manage-users-groups/" },
    { name: "Survey Results", href: "/organisation/others/" },
  ]);
  expect(accountLinks(withActions(28))).toEqual([{ name: "Survey Results", href: "/organisation/places/" }]);
  expect(accountLinks(sessions.withoutRole)).toEqual([]);
});

describe("the guard", () => {
  test("sends everybody without a session to the public index", () => {
    for (const { access } of SCREENS) expect(redirectFrom(access, signedOut)).toBe("/");
  });

  test("lets anyone who is signed in to the profile", () => {
    expect(redirectAt("/profile/", sessions.withoutRole)).toBeNull();
  });

  test("lets each role into its own area, and sends it there from the others", () => {
    expect(redirectAt("/admin/", sessions.administrator)).toBeNull();
    expect(redirectAt("/organisation/", sessions.buildingBlock)).toBe("/buildingBlock/");
    expect(redirectAt("/admin/", sessions.organisation)).toBe("/organisation/");
    expect(redirectAt("/buildingBlock/", sessions.twoRoles)).toBeNull();
    expect(redirectAt("/admin/", sessions.withoutRole)).toBe("/");
  });

  test.each([
    ["/admin/organisations/", [33], "/admin/"],
    ["/admin/manage-users-groups/create-group/", [33], "/admin/"],
    ["/admin/audit/", [31], "/admin/"],
    ["/admin/data/", [12, 13], "/admin/"],
    ["/organisation/", [27], "/organisation/others/"],
    ["/organisation/details/", [26, 29], "/organisation/places/"],
    ["/admin/", [28], "/organisation/places/"],
    ["/admin/", [12, 19], "/"],
  ])("leads from %s with actions %j to the first screen that they open, %s", (path, actions, to) => {
    expect(redirectAt(path, withActions(...actions))).toBe(to);
  });

  test.each(SCREENS)(
    "leads from $path to what opens, to the public home only without such a screen",
    ({ access }) => {
      for (const id of ids) {
        for (const session of [withActions(id), withActions(...ids.filter((other) => other !== id))]) {
          const to = redirectFrom(access, session);
          if (to === "/") expect(listAreaLinks(session)).toEqual([]);
          else if (to !== null) expect(redirectAt(to, session)).toBeNull();
        }
      }
    },
  );

  test("sends who was invited to the password first", () => {
    expect(redirectAt("/profile/", sessions.invited)).toBe("/auth/add-password/");
  });
});
