import { Model } from "../lib/database/Model.ts";

export class ComponentModel extends Model {
  static override tableName = "component";
  static override idColumn = "componentId";

  declare componentId: number;
  declare theme: string;
  declare name: string;
  declare description: string;
  declare linkTitle: string;
  declare linkUrl: string;
  declare seq: number;
}
