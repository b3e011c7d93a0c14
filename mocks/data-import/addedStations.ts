export const addedStations = [
  {
    boundaryId: 11_200,
    name: "Protea Glen",
    municipality: "City of Johannesburg",
    peopleCount: 30_000,
    peopleFrom: "Protea",
    source: "Statistics South Africa, Census 2022",
    addedOn: "2026-08-14",
    reports: "120 sexual offences in 2025/26",
    files: ["2026_-_2027_1st_quarter.xlsx"],
  },
  {
    boundaryId: 11_201,
    name: "Kat-Kop",
    municipality: "Mhlontlo",
    peopleCount: 8_200,
    peopleFrom: null,
    source: "South African Police Service",
    addedOn: "2026-08-15",
    reports: null,
    files: [],
  },
];
