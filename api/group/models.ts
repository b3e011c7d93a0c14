import { Model } from "../lib/database/Model.ts";

export class ActionModel extends Model {
  static override tableName = "action";
  static override idColumn = "actionId";

  declare actionId: number;
  declare action: string;
  declare description: string;
}

export class UserGroupModel extends Model {
  static override tableName = "user_group";
  static override idColumn = "groupId";

  declare groupId: number;
  declare name: string;
  declare description: string;
  declare version: number;
  declare changedBy: number | null;
  declare changedAt: Date | null;

  declare actions?: ActionModel[];

  static override relationMappings = () => ({
    actions: {
      relation: Model.ManyToManyRelation,
      modelClass: ActionModel,
      join: {
        from: "user_group.groupId",
        through: { from: "group_action.groupId", to: "group_action.actionId" },
        to: "action.actionId",
      },
    },
  });
}
