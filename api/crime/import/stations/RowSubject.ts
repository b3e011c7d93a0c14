/** `cells` is the raw row. */
export type RowSubject = {
  line: number;
  station: string;
  province: string;
  /** Distinguishes stations of one name without a province. */
  municipality: string;
  category: string;
  code: string;
  cells: readonly string[];
};
