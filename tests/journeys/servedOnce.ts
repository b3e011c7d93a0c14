import type { TestProject } from "vitest/node";
import { mainDatabase, serveDemonstration } from "../demonstration.ts";

declare module "vitest" {
  interface ProvidedContext {
    readOnlyUrl: string;
  }
}

/** Starts the server that journeys share if they change nothing. Returns the clean-up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveDemonstration(mainDatabase);
  project.provide("readOnlyUrl", served.url);
  return served.stop;
}
