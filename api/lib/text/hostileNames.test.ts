import { beforeAll, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";

const api = startApi();
const NAME = `<img src=x>"'&`;
const WRITTEN = "&#60;img src=x&#62;&#34;&#39;&#38;";

beforeAll(async () => {
  await api.knex("boundary").whereIn("boundary_id", [7, 1163]).update({ description: NAME });
});

test.each([
  "/embed/areas/crime/0",
  "/embed/areas/crime/7",
  "/embed/map/crime/0",
  "/embed/trend/crime/7",
  "/home/contact",
  "/home/contact?boundaryId=1163&boundaryTypeId=3",
])("a place's name is text in %s, whatever it is", async (path) => {
  const answer = await fetch(api.url + path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(WRITTEN);
  expect(page).not.toContain("<img");
});
