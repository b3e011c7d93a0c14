import { expect, test } from "vitest";
import { getHealthCheckStats } from "../../health-check/contract.ts";
import { getQuestionnaires } from "../../questionnaire/contract.ts";
import { startApi } from "../../testing/startApi.ts";
import { getAdminDashboard } from "./contract.ts";

const api = startApi();

test("dashboard, card and public page agree on who took part in the last quarter and who has begun in the current one", async () => {
  const admin = await api.signedIn();
  const dashboard = getAdminDashboard.response.parse(await admin.postJson(getAdminDashboard.path));
  const stats = getHealthCheckStats.response.parse(
    await (await admin.get(`${getHealthCheckStats.path}?boundaryId=0`)).json(),
  );
  expect(dashboard.surveysPeriod).toBe(stats.currentQuarter?.period);
  expect(dashboard.healthCheckParticipants).toBe(stats.boundaryLevel.participatingOrganisations);
  const health = dashboard.freshness.find(({ componentId }) => componentId === 2);
  expect(health?.latestPeriod).toBe(stats.currentQuarter?.period);

  const { questionnaires } = getQuestionnaires.response.parse(
    await (await admin.get(getQuestionnaires.path)).json(),
  );
  const cards = questionnaires.filter(({ questionnaire }) => questionnaire === dashboard.surveysPeriod);
  const [most] = cards.map((card) => card.totalParticipatedOrganisations).toSorted((a, b) => b - a);
  expect(most).toBeLessThanOrEqual(dashboard.healthCheckParticipants);
  expect(cards.every((card) => card.totalParticipatedOrganisations < card.totalBegunOrganisations)).toBe(
    true,
  );
  const currentCards = questionnaires.filter(({ isCurrent }) => isCurrent);
  expect(currentCards.every((card) => card.totalBegunOrganisations > 0)).toBe(true);
});
