export interface Pin {
  id: number;
  name: string;
  /** Follows its name: "2 active challenges". */
  detail: string;
  latitude: number;
  longitude: number;
  isActive: boolean;
}
