import type { OrganisationTeam } from "@gbvf/api/organisation/details/contract.ts";
import { ColleagueForm } from "@gbvf/api/organisation/team/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";

export function TeamPanel({ team: { people, applicants } }: { team: OrganisationTeam }) {
  const { send } = useMutation("POST /api/healthcheck/inviteColleague");
  return (
    <Card as="section" aria-labelledby="team">
      <h2 id="team">People</h2>
      <p>They can all run the health check and change these details.</p>
      <RowList label="People" rows={people.map(({ name }, id) => ({ id, content: name }))} />
      {applicants.length > 0 && <Applicants applicants={applicants} />}
      <h3>Invite a colleague</h3>
      <p>
        Your colleague gets an e-mail to choose a password, and is listed here afterwards. The other people
        and the administrators are told.
      </p>
      <SaveForm
        label="Invite a colleague"
        schema={ColleagueForm}
        initialValues={{ Name: "", Email: "" }}
        send={(body) => send({ body })}
        onSaved={(_, form) => form.reset()}
        submitName="Invite"
      >
        {(form) => (
          <FormRow>
            <FormField form={form} name="Name">
              {(field) => <TextField {...field} label="Full Name" autoComplete="off" />}
            </FormField>
            <FormField form={form} name="Email">
              {(field) => <TextField {...field} label="Work Email" type="email" autoComplete="off" />}
            </FormField>
          </FormRow>
        )}
      </SaveForm>
    </Card>
  );
}

function Applicants({ applicants }: Pick<OrganisationTeam, "applicants">) {
  const { run } = useAction("POST /api/healthcheck/adviseOnApplicant", {
    refreshes: ["GET /api/healthcheck/getOrganisationDetails"],
  });
  return (
    <>
      <h3>Applied with the same name</h3>
      <p>An administrator decides. You can say whether it is a colleague.</p>
      <RowList
        label="Applied with the same name"
        rows={applicants.map(({ stakeholderId, name, receivedOn, isColleague }) => ({
          id: stakeholderId,
          content: `${name}, on ${formatDate(receivedOn)}${isColleague === null ? "" : isColleague ? ": a colleague" : ": not a colleague"}`,
          action: (
            <ButtonRow>
              {[true, false].map((IsColleague) => (
                <Button
                  key={String(IsColleague)}
                  aria-label={`${name} is ${IsColleague ? "a colleague" : "not a colleague"}`}
                  isDisabled={isColleague === IsColleague}
                  onPress={() => run({ body: { StakeholderId: stakeholderId, IsColleague } })}
                >
                  {IsColleague ? "A colleague" : "Not a colleague"}
                </Button>
              ))}
            </ButtonRow>
          ),
        }))}
      />
    </>
  );
}
