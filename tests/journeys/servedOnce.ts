import type { TestProject } from "vitest/node";
import { lastDatabase, serveDemonstration } from "../demonstration.ts";

declare module "vitest" {
  interface ProvidedContext {
    readersUrl: string;
  }
}

/** Journeys that change nothing share a server. Returns the clean-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveDemonstration(lastDatabase);
  project.provide("readersUrl", served.url);
  return served.stop;
}
