import { addPassword, USER_TYPES } from "@gbvf/api/auth/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { profile } from "../lib/address/paths.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { getLandingPage, hasToAddPassword } from "../lib/session/landing.ts";
import { useSession } from "../lib/session/session.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";
import { useHashOnce } from "./useHashOnce.ts";

export function AddPasswordPage() {
  const session = useSession();
  const hash = useHashOnce();
  const invitation = hash.get("invitation");
  // The server never receives the hash, so it renders the form as if there were an invitation.
  const isHydrating = useIsHydrating();
  const isNewUser = session !== undefined && session !== null && hasToAddPassword(session);
  if (invitation !== null || isNewUser || isHydrating) {
    const asksForOrganisation =
      invitation === null ? isNewUser && session.organisationName === null : hash.has("organisation");
    return <AddPasswordForm invitation={invitation ?? undefined} asksForOrganisation={asksForOrganisation} />;
  }
  if (session?.isAuthenticated) {
    return (
      <AuthPanel
        title="Add password"
        introduction="Your account already has a password. You can change it in your profile."
        links={<Link href={getLandingPage(session)}>Back to your dashboard</Link>}
      >
        <Link href={profile} variant="primary">
          Go to your profile
        </Link>
      </AuthPanel>
    );
  }
  return (
    <MissingState
      title="Add password"
      reason="Open the link in your invitation again. If it no longer works, request a new code."
    />
  );
}

interface AddPasswordFormProps {
  invitation: string | undefined;
  /** True if nobody has chosen the person's organisation yet, so the form has a field for it. */
  asksForOrganisation: boolean;
}

function AddPasswordForm({ invitation, asksForOrganisation }: AddPasswordFormProps) {
  const { send } = useMutation("POST /api/auth/add-password");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel title="Add password" introduction="Choose a password to finish setting up your account.">
      <SaveForm
        label="Add password"
        schema={addPassword.body}
        initialValues={{
          Password: "",
          ConfirmPassword: "",
          UserType: USER_TYPES.NewUser,
          Invitation: invitation,
        }}
        send={async (body) => completeSignIn(await send({ body }))}
        submitName="Submit"
      >
        {(form) => (
          <>
            <FormField form={form} name="Password">
              {(field) => <NewPasswordField {...field} label="Password" />}
            </FormField>
            <FormField form={form} name="ConfirmPassword">
              {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
            </FormField>
            {asksForOrganisation && (
              <FormField form={form} name="OrganisationName">
                {({ onChange, ...field }) => (
                  <TextField
                    {...field}
                    value={field.value ?? ""}
                    onChange={(typed) => onChange(typed === "" ? undefined : typed)}
                    label="Your organisation"
                    isOptional
                    description="Where you work. This alone gives no access."
                    autoComplete="organization"
                  />
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
    </AuthPanel>
  );
}
