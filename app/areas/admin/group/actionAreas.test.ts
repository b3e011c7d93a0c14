import { PERMISSION_IDS } from "@gbvf/api/shared/permissions.ts";
import { expect, test } from "vitest";
import { groupByArea } from "./actionAreas.ts";

test("groupByArea omits areas without actions", () => {
  expect(
    groupByArea([{ actionId: PERMISSION_IDS.DeleteUser }, { actionId: PERMISSION_IDS.LogIntoSystem }]),
  ).toEqual([
    { name: "Dashboards", actions: [{ actionId: PERMISSION_IDS.LogIntoSystem }] },
    { name: "Users and groups", actions: [{ actionId: PERMISSION_IDS.DeleteUser }] },
  ]);
});
