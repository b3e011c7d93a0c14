import type { SetupStep } from "@gbvf/api/setup-checklist/contract.ts";

const openStep = { isDone: false, doneAt: null, doneBy: null };

export const setupSteps: SetupStep[] = [
  { step: "publisher", isDone: true, doneAt: null, doneBy: null },
  { step: "mail", isDone: true, doneAt: "2026-08-14T08:00:00.000Z", doneBy: "Nomsa Dlamini" },
  { ...openStep, step: "secondFactor" },
  { ...openStep, step: "backup" },
  { step: "boundaries", isDone: true, doneAt: "2026-08-14T09:30:00.000Z", doneBy: null },
  { ...openStep, step: "figures" },
  { ...openStep, step: "coordinator" },
];
