import type { Knex } from "knex";
import type { z } from "zod";
import { saveIfUnchanged } from "../lib/database/optimisticLocking.ts";
import { notFound } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import { OrganisationDetails, type OrganisationDetailsUpdate } from "../organisation/details/contract.ts";
import { StakeholderModel } from "./models.ts";

const PHYSICAL_ADDRESS = 1;

type DetailsChange = {
  session: Pick<Session, "organisationId" | "stakeholderId">;
  body: z.infer<typeof OrganisationDetailsUpdate>;
  now: Date;
};

export async function saveDetails(trx: Knex.Transaction, { session, body, now }: DetailsChange) {
  const before = await readDetails(trx, session);
  const organisationId = session.organisationId as number;
  await saveIfUnchanged(trx, "stakeholder", {
    id: organisationId,
    version: body.version,
    by: session.stakeholderId,
    at: now,
    what: "The organisation",
    changes: { name: body.organisationName },
    readCurrent: () => readDetails(trx, session),
    shape: OrganisationDetails,
  });
  await saveAddress(trx, organisationId, body);
  await saveApplicationDetails(trx, organisationId, body);
  return { subject: organisationId, before: pickAuditedFields(before), after: pickAuditedFields(body) };
}

const pickAuditedFields = ({ organisationName, addressLine1, addressLine2, branch, members }: Details) => ({
  organisationName,
  addressLine1,
  addressLine2,
  branch,
  members,
});

type Details = Omit<z.infer<typeof OrganisationDetailsUpdate>, "version">;

export async function readDetails(
  trx: Knex.Transaction,
  { organisationId }: Pick<Session, "organisationId">,
): Promise<OrganisationDetails> {
  if (organisationId === null) throw notFound("Your organisation");
  const stakeholder = await StakeholderModel.query(trx)
    .findById(organisationId)
    .withGraphFetched("[addresses, application, organisation]");
  if (stakeholder === undefined) throw notFound("Your organisation");
  const { name, version, boundaryId, addresses = [], application, organisation } = stakeholder;
  const address = addresses.find(({ addressTypeId }) => addressTypeId === PHYSICAL_ADDRESS);
  const typeId = (organisation ?? application)?.organisationTypeId;
  const type = await trx("organisation_type")
    .where("organisation_type_id", typeId ?? null)
    .first("description");
  const place = await trx("boundary as b")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .where("b.boundary_id", boundaryId)
    .first(trx.raw("concat_ws(', ', b.description, nullif(p.description, b.description)) as name"));
  return {
    organisationName: name,
    addressLine1: address?.addressLine1 ?? "",
    addressLine2: address?.addressLine2 ?? "",
    branch: application ? (application.branch ?? "") : null,
    members: application?.members ?? null,
    place: place?.name ?? null,
    organisationType: type?.description ?? null,
    version,
  };
}

async function saveAddress(
  trx: Knex.Transaction,
  stakeholderId: number,
  { addressLine1, addressLine2 }: Details,
): Promise<void> {
  const addressLines = { addressLine1: addressLine1 || null, addressLine2: addressLine2 || null };
  const addressKey = { stakeholderId, addressTypeId: PHYSICAL_ADDRESS };
  const updatedCount = await trx("address").where(addressKey).update(addressLines);
  const isEmpty = addressLines.addressLine1 === null && addressLines.addressLine2 === null;
  if (updatedCount === 0 && !isEmpty) await trx("address").insert({ ...addressKey, ...addressLines });
}

async function saveApplicationDetails(
  trx: Knex.Transaction,
  stakeholderId: number,
  { branch, members }: Details,
): Promise<void> {
  if (members === null) return;
  await trx("organisation_application")
    .where({ stakeholderId })
    .update({ branch: branch || null, members });
}
