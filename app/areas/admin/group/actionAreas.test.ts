import { ACTIONS } from "@gbvf/api/lib/security/actions.ts";
import { expect, test } from "vitest";
import { ACTION_AREAS, byArea } from "./actionAreas.ts";

test("each action stands in one area", () => {
  expect(ACTION_AREAS.flatMap(({ actions }) => actions).sort()).toEqual(Object.keys(ACTIONS).sort());
});

test("areas without any action are left out", () => {
  expect(byArea([{ actionId: ACTIONS.DeleteUser }, { actionId: ACTIONS.LogIntoSystem }])).toEqual([
    { name: "Dashboards", actions: [{ actionId: ACTIONS.LogIntoSystem }] },
    { name: "Users and groups", actions: [{ actionId: ACTIONS.DeleteUser }] },
  ]);
});
