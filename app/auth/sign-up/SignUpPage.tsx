import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Stepper } from "@gbvf/ui/primitives/Stepper/Stepper.tsx";
import { useNavigate } from "react-router-dom";
import { authScreens } from "../../lib/address/paths.ts";
import { useMutation } from "../../lib/calls/useMutation.ts";
import { AuthPanel } from "../AuthPanel.tsx";
import type { OtpState } from "../navigationState.ts";
import { signInForm } from "../signInForm.ts";
import { MembersForm } from "./MembersForm.tsx";
import { OrganisationForm } from "./OrganisationForm.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { type RegistrationValues, registrationOf, STEPS } from "./registration.ts";
import { StepHeading } from "./StepHeading.tsx";
import { useRegistration } from "./useRegistration.ts";

export function SignUpPage() {
  const { values, step, isStarted, refusal, keep, next, back, refuse } = useRegistration();
  const { send } = useMutation("POST /api/auth/register");
  const navigate = useNavigate();
  const register = async (all: RegistrationValues) => {
    const { userType, email, otp } = await send({ body: registrationOf(all) });
    const state: OtpState = { userType, email, devOtp: otp, count: 1 };
    navigate(authScreens.verifyOtp, { state, replace: true });
  };
  const between = { values, refusal, keep, isStarted };
  return (
    <AuthPanel
      title="Sign up"
      introduction="Register your organisation. An administrator reviews the application before you can run a health check."
      isWide
      links={<Link href={signInForm}>I already have an account: log in</Link>}
    >
      <Stepper label="Registration" steps={STEPS} current={step} />
      <StepHeading step={step} />
      {step === 0 && <PersonForm {...between} onNext={next} />}
      {step === 1 && <OrganisationForm {...between} onNext={next} onBack={back} />}
      {step === 2 && <MembersForm {...between} onBack={back} send={register} onRefused={refuse} />}
    </AuthPanel>
  );
}
