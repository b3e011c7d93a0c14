export interface Application {
  id: number;
  name: string;
  place: string;
  members: number;
  isApproved: boolean;
}

const places = ["Sol Plaatje", "eThekwini", "Dr Ruth Segomotsi Mompati", "City of Cape Town"];

export const createApplications = (count: number): Application[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Organisation ${index + 1}`,
    place: places[index % places.length] ?? "",
    members: (index * 37) % 1000,
    isApproved: index % 3 === 0,
  }));

export const longApplications: Application[] = [
  {
    id: 1,
    name: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
    place: "Dr Ruth Segomotsi Mompati District Municipality, North West",
    members: 12_400,
    isApproved: false,
  },
  ...createApplications(4).map((row) => ({ ...row, id: row.id + 1 })),
];
