import type { ComponentDocs } from "../../ui/docs/ComponentDocs.ts";
import type { Facts } from "./facts.ts";

export type Described = Facts & { docs: ComponentDocs };

/** By stories' file; `componentFacts` fills it in where the Storybook is built or served. */
export const ofComponents: Record<string, () => Promise<{ default: Described }>> = {};
