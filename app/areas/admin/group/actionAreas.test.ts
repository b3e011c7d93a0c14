import { PERMISSION_IDS } from "@gbvf/api/shared/permissions.ts";
import { expect, test } from "vitest";
import { byArea } from "./actionAreas.ts";

test("areas without any action are left out", () => {
  expect(
    byArea([{ actionId: PERMISSION_IDS.DeleteUser }, { actionId: PERMISSION_IDS.LogIntoSystem }]),
  ).toEqual([
    { name: "Dashboards", actions: [{ actionId: PERMISSION_IDS.LogIntoSystem }] },
    { name: "Users and groups", actions: [{ actionId: PERMISSION_IDS.DeleteUser }] },
  ]);
});
