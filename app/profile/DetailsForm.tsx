import {
  type OrganisationDetails,
  OrganisationDetailsUpdate,
} from "@gbvf/api/organisation/details/contract.ts";
import { answerQuestion } from "@gbvf/api/organisation/question/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import type { z } from "zod";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { useSessionRefresh } from "../lib/session/session.ts";

const Fields = OrganisationDetailsUpdate.extend({ answer: answerQuestion.body.shape.answer.optional() });
const getValues = ({ place: _, organisationType: __, ...values }: OrganisationDetails) => values;

const conflict = {
  fields: {
    organisationName: { label: "Organisation Name" },
    branch: { label: "Organisation Branch" },
    addressLine1: { label: "Street" },
    addressLine2: { label: "Suburb, city, postal code" },
    members: { label: "Number of members in organisation" },
  },
  valuesOf: (details: OrganisationDetails, { answer }: z.input<typeof Fields>) => ({
    ...getValues(details),
    answer,
  }),
};

interface DetailsFormProps {
  details: OrganisationDetails;
  isApplication?: boolean;
}

export function DetailsForm({ details, isApplication = false }: DetailsFormProps) {
  const reapplication = useMutation("POST /api/healthcheck/answerQuestion");
  const refreshSession = useSessionRefresh();
  const { send } = useMutation("PUT /api/healthcheck/updateOrganisationDetails", {
    refreshes: [
      "GET /api/healthcheck/getOrganisationDetails",
      "GET /api/healthcheck/getOrganisationHealthChecks",
    ],
  });
  return (
    <Card>
      <SaveForm
        label="Organisation details"
        schema={Fields}
        initialValues={{ ...getValues(details), ...(isApplication && { answer: "" }) }}
        send={({ answer, ...body }) =>
          answer === undefined ? send({ body }) : reapplication.send({ body: { answer, details: body } })
        }
        onSaved={(saved, form) => {
          form.reset(saved);
          void refreshSession();
        }}
        submitName={isApplication ? "Apply again" : "Save"}
        conflict={conflict}
        guardsChanges
        hasSummary
      >
        {(form) => (
          <>
            <FormRow>
              <FormField form={form} name="organisationName">
                {(field) => <TextField {...field} label="Organisation Name" autoComplete="organization" />}
              </FormField>
              {details.branch !== null && (
                <FormField form={form} name="branch" isOptional>
                  {({ value, ...field }) => (
                    <TextField {...field} value={value ?? ""} label="Organisation Branch" />
                  )}
                </FormField>
              )}
            </FormRow>
            <FormRow>
              <FormField form={form} name="addressLine1" isOptional>
                {(field) => <TextField {...field} label="Street" autoComplete="street-address" />}
              </FormField>
              <FormField form={form} name="addressLine2" isOptional>
                {(field) => <TextField {...field} label="Suburb, city, postal code" autoComplete="off" />}
              </FormField>
            </FormRow>
            {details.members !== null && (
              <FormField form={form} name="members">
                {({ value, onChange, ...field }) => (
                  <NumberField
                    {...field}
                    label="Number of members in organisation"
                    description="Staff and, where there are any, students. An estimate is enough."
                    value={value ?? null}
                    onChange={onChange}
                  />
                )}
              </FormField>
            )}
            <DetailList
              details={[
                { label: "Type", value: details.organisationType },
                { label: "Place", value: details.place },
              ]}
            />
            <p>
              Type and place decide in which public figures your surveys count, so they do not change here.
              Write to those who run the service if one is wrong.
            </p>
            {isApplication && (
              <FormField form={form} name="answer">
                {({ value, ...field }) => (
                  <TextArea {...field} value={value ?? ""} label="What has changed since it was rejected" />
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
    </Card>
  );
}
