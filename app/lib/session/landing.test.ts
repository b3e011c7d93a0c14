import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { PERMISSIONS } from "@gbvf/api/shared/permissions.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { describe, expect, test } from "vitest";
import { findRedirect } from "../address/findRedirect.ts";
import { listAccountLinks, listAreaLinks } from "./allowedScreens.ts";
import { getLandingPage } from "./landing.ts";
import { SCREENS } from "./screens.ts";

const withPermissions = (...actionIds: number[]): SessionCheck => ({
  ...sessions.withoutRole,
  userActions: actionIds.map((actionId) => ({ actionId })),
});

const ids = PERMISSIONS.map(({ id }) => id);

const listLinksOfAllAreas = (session: SessionCheck) =>
  (["admin", "organisation", "buildingBlock"] as const).flatMap((area) => listAreaLinks(area, session));

const redirectAt = (path: string, session: SessionCheck): string | null => {
  const screen = SCREENS.find((each) => each.path === path);
  if (screen === undefined) throw new Error(`There is no screen ${path}.`);
  return findRedirect(screen.access, session);
};

test.each([
  ["an administrator", sessions.administrator, "/admin/"],
  ["an organisation's user", sessions.organisation, "/organisation/"],
  ["a building block's user", sessions.buildingBlock, "/buildingBlock/"],
  ["a user with two roles, by the first action", sessions.twoRoles, "/organisation/"],
  ["a user with the same roles in reverse order", withPermissions(35, 34), "/buildingBlock/"],
  ["a user with permissions but without a dashboard", withPermissions(12, 19), "/"],
  ["a user who waits for approval", sessions.withoutRole, "/"],
  ["an invited user without a password", sessions.invited, "/auth/add-password/"],
])("%s starts at the right page", (_, session, href) => {
  expect(getLandingPage(session)).toBe(href);
});

test.each([13, 17, 18, 31])(
  "action %i alone opens the administration, and the account menu links to it",
  (permission) => {
    const session = withPermissions(permission);
    expect(redirectAt("/admin/", session)).toBeNull();
    expect(listAccountLinks(session)).toEqual([{ name: "Administration", href: "/admin/" }]);
    expect(listAreaLinks("admin", session).map(({ name }) => name)).toHaveLength(2);
  },
);

test("the account menu lists the dashboards and screens that the user may open", () => {
  expect(listAccountLinks(withPermissions(28))).toEqual([
    { name: "Survey Results", href: "/organisation/places/" },
  ]);
});

describe("the guard", () => {
  test("redirects everybody without a session to the public home", () => {
    for (const { access } of SCREENS) expect(findRedirect(access, signedOut)).toBe("/");
  });

  test("lets each role open its own area and redirects it there from other areas", () => {
    expect(redirectAt("/admin/", sessions.administrator)).toBeNull();
    expect(redirectAt("/organisation/", sessions.buildingBlock)).toBe("/buildingBlock/");
    expect(redirectAt("/admin/", sessions.organisation)).toBe("/organisation/");
    expect(redirectAt("/buildingBlock/", sessions.twoRoles)).toBeNull();
    expect(redirectAt("/admin/", sessions.withoutRole)).toBe("/");
  });

  test.each([
    ["/admin/organisations/", [33], "/admin/"],
    ["/admin/manage-users-groups/create-group/", [33], "/admin/"],
    ["/admin/manage-users-groups/create-user/", [33, 6, 7], "/admin/"],
    ["/admin/manage-users-groups/edit-group/:id", [33, 5, 6], "/admin/"],
    ["/buildingBlock/catalogue/", [35], "/buildingBlock/"],
    ["/admin/audit/", [31], "/admin/"],
    ["/admin/data/", [12, 13], "/admin/"],
    ["/organisation/", [27], "/organisation/others/"],
    ["/organisation/details/", [26, 29], "/organisation/places/"],
    ["/admin/", [28], "/organisation/places/"],
    ["/admin/", [12, 19], "/"],
  ])(
    "redirects from %s with permissions %j to the first screen that they open, %s",
    (path, permissions, to) => {
      expect(redirectAt(path, withPermissions(...permissions))).toBe(to);
    },
  );

  test.each(SCREENS)(
    "redirects from $path to a screen that the user may open, and to the public home only if there is none",
    ({ access }) => {
      for (const id of ids) {
        for (const session of [
          withPermissions(id),
          withPermissions(...ids.filter((other) => other !== id)),
        ]) {
          const to = findRedirect(access, session);
          if (to === "/") expect(listLinksOfAllAreas(session)).toEqual([]);
          else if (to !== null) expect(redirectAt(to, session)).toBeNull();
        }
      }
    },
  );
});
