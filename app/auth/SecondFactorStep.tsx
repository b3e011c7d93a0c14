import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useMutation } from "../lib/calls/useMutation.ts";
import { SecondFactorForm } from "../lib/sign-in-again/second-factor/SecondFactorForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import type { SecondFactorState } from "./navigationState.ts";
import { signInForm } from "./signInForm.ts";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

export function SecondFactorStep({ state: { secondFactor, notice } }: { state: SecondFactorState }) {
  const { send } = useMutation("POST /api/auth/verify-second-factor");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel
      title="Confirm that it is you"
      introduction="Your account has a second factor besides the password."
      links={<Link href={signInForm}>Back to log in</Link>}
    >
      {notice && <Banner>{notice}</Banner>}
      <SecondFactorForm
        kinds={secondFactor}
        give={async (factor) => {
          const { message } = await send({ body: { factor } });
          await completeSignIn({ message: factor.kind === "recovery" ? message : undefined });
        }}
      />
    </AuthPanel>
  );
}
