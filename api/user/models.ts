import { UserGroupModel } from "../group/models.ts";
import { Model } from "../lib/database/Model.ts";
import type { SurveyMailKind } from "../shared/surveyMail.ts";
import { StakeholderModel } from "../stakeholder/models.ts";

export class UserAccountModel extends Model {
  static override tableName = "user_account";
  static override idColumn = "stakeholderId";

  declare stakeholderId: number;
  declare username: string;
  declare passwordHash: string | null;
  declare isVerified: boolean;
  declare isDisabled: boolean;
  declare isDemonstration: boolean;
  declare stoppedMail: SurveyMailKind[];

  declare stakeholder?: StakeholderModel;
  declare groups?: UserGroupModel[];

  static override relationMappings = () => ({
    stakeholder: {
      relation: Model.BelongsToOneRelation,
      modelClass: StakeholderModel,
      join: { from: "user_account.stakeholderId", to: "stakeholder.stakeholderId" },
    },
    groups: {
      relation: Model.ManyToManyRelation,
      modelClass: UserGroupModel,
      join: {
        from: "user_account.stakeholderId",
        through: { from: "group_member.stakeholderId", to: "group_member.groupId" },
        to: "user_group.groupId",
      },
    },
  });
}
