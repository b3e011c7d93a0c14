import type { SessionCheck } from "../api/auth/contract.ts";
import { DEMONSTRATION_PASSWORD } from "../api/seeds/demonstration/users.ts";
import type { OrganisationHealthChecks } from "../api/survey/contract.ts";

export async function findOpenSurvey(url: string): Promise<{ healthCheckId: number; inviteCode: string }> {
  const post = (path: string, body: object, cookie: string) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
      body: JSON.stringify(body),
    });
  const login = await post(
    "/api/auth/login",
    { Username: "organisation@demo.example", Password: DEMONSTRATION_PASSWORD },
    "",
  );
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const session = (await (await post("/api/auth/userAuthenticated", {}, cookie)).json()) as SessionCheck;
  const surveys = await fetch(
    `${url}/api/healthcheck/getOrganisationHealthChecks?userId=${session.user?.stakeholderId}`,
    { headers: { cookie } },
  );
  const { healthChecks } = (await surveys.json()) as OrganisationHealthChecks;
  for (const { healthCheckId, inviteCode } of healthChecks) {
    if (healthCheckId !== null && inviteCode !== null) return { healthCheckId, inviteCode };
  }
  throw new Error("The demonstration has no open survey.");
}
