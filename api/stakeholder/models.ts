import type { QueryBuilder } from "objection";
import type { z } from "zod";
import { Model } from "../lib/database/Model.ts";
import { validOn } from "../lib/database/validOn.ts";
import type { VerificationStatus } from "./contactChecks.ts";
import { RELATIONSHIP_TYPES } from "./stakeholderKinds.ts";

/** `day` is ISO 8601. */
function validOnDay(query: QueryBuilder<Model>, day: string): void {
  query.whereRaw(validOn(query.tableRefFor(query.modelClass()), ":day"), { day });
}

export class ContactModel extends Model {
  static override tableName = "contact";
  static override idColumn = "contactId";
  static override modifiers = { validOn: validOnDay };

  declare contactId: number;
  declare stakeholderId: number;
  declare contactTypeId: number;
  declare detail: string;
  declare areaCode: string | null;
}

export class AddressModel extends Model {
  static override tableName = "address";
  static override idColumn = "addressId";
  static override modifiers = { validOn: validOnDay };

  declare addressId: number;
  declare stakeholderId: number;
  declare addressTypeId: number;
  declare addressLine1: string | null;
  declare addressLine2: string | null;
  declare latitude: number | null;
  declare longitude: number | null;
}

export class PersonModel extends Model {
  static override tableName = "person";
  static override idColumn = "stakeholderId";

  declare stakeholderId: number;
  declare titleId: number | null;
  declare roleId: number | null;
  declare companyId: number | null;
}

class OrganisationModel extends Model {
  static override tableName = "organisation";
  static override idColumn = "stakeholderId";

  declare stakeholderId: number;
  declare organisationTypeId: number;
}

export class ApplicationModel extends Model {
  static override tableName = "organisation_application";
  static override idColumn = "stakeholderId";

  declare stakeholderId: number;
  declare applicantStakeholderId: number | null;
  declare organisationTypeId: number;
  declare branch: string | null;
  declare members: number;
  declare statusId: z.infer<typeof VerificationStatus>;
  declare receivedAt: Date;
  declare dueOn: string;
  declare waitingFor: string | null;
  declare decidedAt: Date | null;
  declare rejectionReason: string | null;
}

/** A person, an organisation, a municipality or an instance. */
export class StakeholderModel extends Model {
  static override tableName = "stakeholder";
  static override idColumn = "stakeholderId";

  declare stakeholderId: number;
  declare stakeholderTypeId: number;
  declare name: string;
  declare searchName: string;
  declare boundaryId: number | null;
  declare isConfidential: boolean;
  declare version: number;

  declare person?: PersonModel;
  declare contacts?: ContactModel[];
  declare addresses?: AddressModel[];
  declare organisation?: OrganisationModel | null;
  declare application?: ApplicationModel | null;
  declare organisations?: StakeholderModel[];
  declare municipalities?: StakeholderModel[];

  static override relationMappings = () => ({
    person: describeOwned(Model.HasOneRelation, PersonModel),
    contacts: describeOwned(Model.HasManyRelation, ContactModel),
    addresses: describeOwned(Model.HasManyRelation, AddressModel),
    organisation: describeOwned(Model.HasOneRelation, OrganisationModel),
    application: describeOwned(Model.HasOneRelation, ApplicationModel),
    organisations: describeRelated(RELATIONSHIP_TYPES.contactPerson),
    municipalities: describeRelated(RELATIONSHIP_TYPES.buildingBlockCoordinator),
  });
}

const describeOwned = (
  relation: typeof Model.HasOneRelation | typeof Model.HasManyRelation,
  modelClass: typeof Model,
) => ({
  relation,
  modelClass,
  join: { from: "stakeholder.stakeholderId", to: `${modelClass.tableName}.stakeholderId` },
});

const describeRelated = (relationshipTypeId: number) => ({
  relation: Model.ManyToManyRelation,
  modelClass: StakeholderModel,
  join: {
    from: "stakeholder.stakeholderId",
    through: {
      from: "stakeholder_relationship.stakeholderId",
      to: "stakeholder_relationship.relatedStakeholderId",
      filter: { relationshipTypeId },
      beforeInsert(row: Model & { relationshipTypeId?: number }) {
        row.relationshipTypeId = relationshipTypeId;
      },
    },
    to: "stakeholder.stakeholderId",
  },
});
