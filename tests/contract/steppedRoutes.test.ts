import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { routes } from "../../api/routes.ts";

/** Everything else runs in the one transaction that `route` opens. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "a password is hashed between two transactions": [
    "POST /api/auth/login",
    "POST /api/auth/reset-password",
    "POST /api/auth/add-password",
    "POST /api/auth/confirm-password",
    "PUT /api/auth/updateProfile",
    "POST /api/auth/register",
  ],
  "a try stays counted when the change is refused": [
    "POST /api/auth/forgot-password",
    "POST /api/auth/verify-otp",
    "POST /api/auth/verify-second-factor",
    "POST /api/auth/ask-address-change",
    "POST /api/auth/answer-address-change",
    "POST /api/healthcheck/mailSurveyLink",
    "POST /api/buildingblock/reportWrongNumber",
    "POST /api/auth/passkey/add",
  ],
  "what is in memory may be read again, on the only connection": ["GET /api/directory/help"],
  "a file arrives before the database is asked": [
    "POST /api/buildingblock/previewSheet",
    "POST /api/buildingblock/applySheet",
    "POST /api/healthcheck/checkQuestionnaireSheet",
    "POST /api/healthcheck/saveQuestionnaireSheet",
    "POST /api/import/upload",
  ],
  "work begins once the change is committed": ["POST /api/import/apply", "POST /api/import/checkAgain"],
  "a cookie changes only once the change is committed": [
    "POST /api/auth/logout",
    "POST /api/auth/closeAccount",
    "POST /api/healthcheck/surveyResponse",
  ],
  "each person is changed in a transaction of their own": ["POST /api/security/changeUsers"],
  "a signed-out caller does not ask the database": ["POST /api/auth/userAuthenticated"],
};

test("a route has transactions of its own for a stated reason only", () => {
  const stepped = routes
    .filter((route) => "steppedHandler" in route)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(stepped.sort()).toEqual(Object.values(REASONS).flat().sort());
});

test("versions are raised in one place", () => {
  const api = new URL("../../api/", import.meta.url);
  const raising = globSync("**/*.ts", { cwd: fileURLToPath(api) }).filter((file) =>
    /raw\("version \+ 1"|increment\("version"/.test(readFileSync(new URL(file, api), "utf8")),
  );
  expect(raising.filter((file) => !file.endsWith(".test.ts"))).toEqual(["lib/database/saveVersion.ts"]);
});
