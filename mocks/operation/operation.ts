import type { EmergencyNumber, Fact } from "@gbvf/api/operation/contract.ts";

const createFineFact = (name: string, text: string): Fact => ({ name, state: "fine", text, remedy: null });

const operationFacts: Fact[] = [
  createFineFact("Backup", "The last one was made 9 hours ago."),
  createFineFact("Disk", "62 % of it is free."),
  {
    name: "Certificate",
    state: "attend",
    text: "It ends on 24 August 2026.",
    remedy: "Ask the operator when it is renewed: without it browsers refuse to open the dashboard.",
  },
  createFineFact("Mail", "No e-mail waits."),
  createFineFact("Imports", "No import failed since yesterday."),
];

const createNumber = (text: string) => ({
  openingHours: "",
  numbers: [{ contactId: 1, kind: "telephone" as const, number: text.replaceAll(" ", ""), text }],
  checkedOn: null,
  isLate: false,
  isOnEveryPage: false,
  pending: null,
});

const emergencyNumbers: EmergencyNumber[] = [
  {
    stakeholderId: 400000,
    name: "Police emergencies",
    ...createNumber("10111"),
    checkedOn: "2026-07-01",
    isOnEveryPage: true,
  },
  {
    stakeholderId: 400002,
    name: "GBV Command Centre",
    ...createNumber("0800 428 428"),
    checkedOn: "2026-04-02",
    isLate: true,
    isOnEveryPage: true,
  },
  { stakeholderId: 400006, name: "Childline", ...createNumber("116") },
];

const nomsa = { stakeholderId: 9, name: "Nomsa Dlamini" };

export const operation = {
  facts: operationFacts,
  emergency: {
    owner: nomsa,
    numbers: emergencyNumbers,
    administrators: [nomsa, { stakeholderId: 10, name: "Pieter van Wyk" }],
  },
};
