import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/security/actions.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { describe, expect, test } from "vitest";
import { redirectFrom } from "../address/redirectFrom.ts";
import { accountLinks } from "./accountLinks.ts";
import { areaLinks } from "./areaLinks.ts";
import { dashboardsOf, landingOf } from "./landing.ts";
import type { May } from "./useMay.ts";

const withActions = (...actionIds: number[]): SessionCheck => ({
  ...sessions.withoutRole,
  userActions: actionIds.map((actionId) => ({ actionId })),
});

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
  expect(landingOf(session)).toBe(href);
});

test.each([13, 17, 18, 31])(
  "action %i alone opens the administration, and the account menu leads there",
  (action) => {
    const session = withActions(action);
    expect(redirectFrom("admin", session)).toBeNull();
    expect(accountLinks(session)).toEqual([{ name: "Administration", href: "/admin/" }]);
    const may: May = (name) => ACTIONS[name] === action;
    expect(areaLinks.admin(may).map(({ name }) => name)).toHaveLength(2);
  },
);

test("further dashboards are offered beside the first", () => {
  expect(dashboardsOf(sessions.twoRoles).map(({ name }) => name)).toEqual([
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
    for (const area of [null, "admin", "organisation", "buildingBlock"] as const) {
      expect(redirectFrom(area, signedOut)).toBe("/");
    }
  });

  test("lets anyone who is signed in to the profile", () => {
    expect(redirectFrom(null, sessions.withoutRole)).toBeNull();
  });

  test("lets each role into its own area, and sends it there from the others", () => {
    expect(redirectFrom("admin", sessions.administrator)).toBeNull();
    expect(redirectFrom("organisation", sessions.buildingBlock)).toBe("/buildingBlock/");
    expect(redirectFrom("admin", sessions.organisation)).toBe("/organisation/");
    expect(redirectFrom("buildingBlock", sessions.twoRoles)).toBeNull();
    expect(redirectFrom("admin", sessions.withoutRole)).toBe("/");
  });

  test.each([27, 28, 29])("lets action %i to the results of others", (action) => {
    expect(redirectFrom("organisation", withActions(action))).toBeNull();
  });

  test("sends who was invited to the password first", () => {
    expect(redirectFrom(null, sessions.invited)).toBe("/auth/add-password/");
  });
});
