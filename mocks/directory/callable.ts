import type { CallablePlace } from "@gbvf/api/directory/contract.ts";

const noDetails = { openingHours: null, languages: [] };
const police = {
  ...noDetails,
  kind: "Police station support services",
  buildingBlockId: 1,
  note: "Checked on 2 June 2026 by telephone",
};
const inKimberley = { municipality: "Sol Plaatje", longitude: 24.76 };

export const callablePlaces: readonly CallablePlace[] = [
  {
    ...police,
    ...inKimberley,
    name: "Ritchie Police Station",
    dialled: "0000000423",
    contactName: null,
    latitude: -29.03,
  },
  {
    ...police,
    ...inKimberley,
    name: "Galeshewe Police Station",
    dialled: "0000001421",
    contactName: "Desk officer, Invented Person One",
    openingHours: "Day and night",
    languages: ["tn", "af"],
    latitude: -28.72,
  },
  {
    ...noDetails,
    ...inKimberley,
    kind: "Thuthuzela Care Centres",
    buildingBlockId: 3,
    name: "An invented care centre with a name so long that it has to break over several lines of a phone",
    dialled: "0000000301",
    contactName: null,
    note: "Not verified yet",
    latitude: -28.735,
  },
  {
    ...police,
    ...inKimberley,
    name: "Roodepan Police Station",
    dialled: "0000000424",
    contactName: null,
    latitude: -28.68,
  },
  {
    ...police,
    name: "Barkly West Police Station",
    municipality: "Dikgatlong",
    dialled: "0000000425",
    contactName: null,
    latitude: -28.54,
    longitude: 24.52,
  },
  {
    ...police,
    name: "Calvinia Police Station",
    municipality: "Hantam",
    dialled: "0000000426",
    contactName: null,
    latitude: -31.47,
    longitude: 19.78,
  },
];
