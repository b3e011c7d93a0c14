/** One place on a map. */
export interface Pin {
  id: number;
  name: string;
  /** What the pin tells besides its name: "2 active challenges". */
  detail: string;
  latitude: number;
  longitude: number;
  isActive: boolean;
}
