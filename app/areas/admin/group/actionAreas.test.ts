import { ACTIONS } from "@gbvf/api/shared/actions.ts";
import { expect, test } from "vitest";
import { byArea } from "./actionAreas.ts";

test("areas without any action are left out", () => {
  expect(byArea([{ actionId: ACTIONS.DeleteUser }, { actionId: ACTIONS.LogIntoSystem }])).toEqual([
    { name: "Dashboards", actions: [{ actionId: ACTIONS.LogIntoSystem }] },
    { name: "Users and groups", actions: [{ actionId: ACTIONS.DeleteUser }] },
  ]);
});
