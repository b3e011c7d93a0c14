import { Model } from "../lib/database/Model.ts";

export class CrimeTypeModel extends Model {
  static override tableName = "crime_type";
  static override idColumn = "crimeTypeId";

  declare crimeTypeId: number;
  declare description: string;
  declare parentCrimeTypeId: number | null;
  declare isGbvfRelated: boolean;
  declare isIncluded: boolean;
  declare seq: number;
}
