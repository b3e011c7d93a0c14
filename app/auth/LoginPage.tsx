import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { BeforeLogin } from "./BeforeLogin.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { secondFactorStateOf } from "./navigationState.ts";
import { SecondFactorStep } from "./SecondFactorStep.tsx";
import { SECOND_FACTOR_STEP, SIGN_IN_FORM } from "./signInForm.ts";

export function LoginPage() {
  const { hash, state } = useLocation();
  const wasExplained = useRef(false);
  const asked = secondFactorStateOf(state);
  if (hash === SECOND_FACTOR_STEP && asked !== null) return <SecondFactorStep state={asked} />;
  if (hash === SIGN_IN_FORM || hash === SECOND_FACTOR_STEP)
    return <LoginForm isArrival={wasExplained.current} />;
  wasExplained.current = true;
  return <BeforeLogin />;
}
