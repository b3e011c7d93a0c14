import { expect, test } from "vitest";
import { isQueued } from "../../api/lib/http/route.ts";
import { routes } from "../../api/routes.ts";

/**
 * Reasons for endpoints that are neither cached nor in the fair queue. nginx lets a network make 20 of these requests a
 * second, and 100 of a survey's; each has a deadline (deadlines.test.ts).
 */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "they sign somebody in or out, and passwords and codes have limits in the database": [
    "POST /api/auth/login",
    "POST /api/auth/logout",
    "POST /api/auth/register",
    "POST /api/auth/verify-otp",
    "POST /api/auth/forgot-password",
    "POST /api/auth/reset-password",
    "POST /api/auth/add-password",
    "POST /api/auth/verify-second-factor",
    "POST /api/auth/passkey/options",
    "POST /api/auth/confirm-address-change",
  ],
  "it reads one row, the visitor's own session": ["POST /api/auth/userAuthenticated"],
  "reports have limits by network and by number in the database": [
    "POST /api/buildingblock/reportWrongNumber",
  ],
};

test("S49 S51 every anonymous endpoint is computed in the fair queue, or has a reason above", () => {
  const anonymous = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "anyone");
  const unqueued = anonymous.filter((each) => !isQueued(each)).map(({ method, path }) => `${method} ${path}`);
  expect(unqueued.toSorted()).toEqual(Object.values(REASONS).flat().toSorted());
});
