export interface Application {
  id: number;
  name: string;
  place: string;
  members: number;
  isApproved: boolean;
}

const places = ["Sol Plaatje", "eThekwini", "Dr Ruth Segomotsi Mompati", "City of Cape Town"];

export const applications = (count: number): Application[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `Organisation ${place + 1}`,
    place: places[place % places.length] ?? "",
    members: (place * 37) % 1000,
    isApproved: place % 3 === 0,
  }));

export const long: Application[] = [
  {
    id: 1,
    name: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
    place: "Dr Ruth Segomotsi Mompati District Municipality, North West",
    members: 12_400,
    isApproved: false,
  },
  ...applications(4).map((row) => ({ ...row, id: row.id + 1 })),
];
