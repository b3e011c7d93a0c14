import type { SessionCheck } from "../api/auth/contract.ts";
import { DEMONSTRATION_PASSWORD } from "../api/seeds/demonstration/users.ts";
import type { OrganisationHealthChecks } from "../api/survey/contract.ts";
import { AddressedClient } from "./AddressedClient.ts";

export async function findOpenSurvey(url: string): Promise<{ healthCheckId: number; inviteCode: string }> {
  const client = new AddressedClient("127.0.0.1");
  const read = async <Body>(method: string, path: string, body?: object): Promise<Body> =>
    JSON.parse((await client.send(method, url + path, body)).body);
  await client.signIn(url, "organisation@demo.example", DEMONSTRATION_PASSWORD);
  const { user } = await read<SessionCheck>("POST", "/api/auth/userAuthenticated", {});
  const path = `/api/healthcheck/getOrganisationHealthChecks?userId=${user?.stakeholderId}`;
  const { healthChecks } = await read<OrganisationHealthChecks>("GET", path);
  client.disconnect();
  for (const { healthCheckId, inviteCode } of healthChecks) {
    if (healthCheckId !== null && inviteCode !== null) return { healthCheckId, inviteCode };
  }
  throw new Error("The demonstration has no open survey.");
}
