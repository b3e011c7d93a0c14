import { Model } from "../../lib/database/Model.ts";
import type { Translations } from "../code/draftQuestion.ts";

export class QuestionCategoryModel extends Model {
  static override tableName = "question_category";
  static override idColumn = "questionCategoryId";

  declare questionCategoryId: number;
  declare description: string;
  declare seq: number;
}

class PossibleAnswerModel extends Model {
  static override tableName = "possible_answer";
  static override idColumn = "possibleAnswerId";
  static override jsonAttributes = ["translations"];

  declare possibleAnswerId: number;
  declare questionId: number;
  declare description: string;
  declare score: number | null;
  declare seq: number;
  declare translations: Translations;
}

export class QuestionModel extends Model {
  static override tableName = "question";
  static override idColumn = "questionId";
  static override jsonAttributes = ["translations"];

  declare questionId: number;
  declare questionKey: string;
  declare questionCategoryId: number;
  declare description: string;
  declare questionTypeId: 3 | 4;
  declare visualizeTypeId: number;
  declare translations: Translations;
  /** In the questionnaire it was read from, as is `seq`. */
  declare isComparable: boolean;
  declare seq: number;

  declare category?: QuestionCategoryModel;
  declare answers?: PossibleAnswerModel[];

  static override relationMappings = () => ({
    category: {
      relation: Model.BelongsToOneRelation,
      modelClass: QuestionCategoryModel,
      join: { from: "question.questionCategoryId", to: "question_category.questionCategoryId" },
    },
    answers: {
      relation: Model.HasManyRelation,
      modelClass: PossibleAnswerModel,
      join: { from: "question.questionId", to: "possible_answer.questionId" },
    },
  });
}

/** Unchangeable once published. */
export class QuestionnaireModel extends Model {
  static override tableName = "questionnaire";
  static override idColumn = "questionnaireId";

  declare questionnaireId: number;
  declare questionnaireTypeId: 1 | 2;
  declare year: number;
  declare quarter: number;

  declare questions?: QuestionModel[];

  static override relationMappings = () => ({
    questions: {
      relation: Model.ManyToManyRelation,
      modelClass: QuestionModel,
      join: {
        from: "questionnaire.questionnaireId",
        through: {
          from: "questionnaire_question.questionnaireId",
          to: "questionnaire_question.questionId",
          extra: ["seq", "isComparable"],
        },
        to: "question.questionId",
      },
    },
  });
}
