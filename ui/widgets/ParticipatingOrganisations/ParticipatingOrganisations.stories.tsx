import { healthCheckSource } from "@gbvf/mocks/health-check/healthCheck.ts";
import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { ParticipatingOrganisations } from "./ParticipatingOrganisations.tsx";

const types = [
  { id: 1, label: "Government", organisations: 14 },
  { id: 2, label: "Business", organisations: "too-few" as const },
  { id: 3, label: "Civil society, with all of its branches and networks", organisations: 5 },
  { id: 4, label: "University or college", organisations: 0 },
];

const meta = preview.meta({
  component: ParticipatingOrganisations,
  args: { place: "Northern Cape", period: "Apr - Jun 2026", types, source: healthCheckSource },
});

export const ByType = meta.story({ tags: ["small"], play: showsText("Too few responses to show") });
