import { Model } from "../lib/database/Model.ts";

export class BoundaryModel extends Model {
  static override tableName = "boundary";
  static override idColumn = "boundaryId";

  declare boundaryId: number;
  declare boundaryTypeId: number;
  declare code: string;
  declare description: string;
  declare containingBoundaryId: number | null;
  declare nationalBoundaryId: number | null;
  declare districtBoundaryId: number | null;
  declare peopleCount: number | null;
  declare precinctCount: number;
}
