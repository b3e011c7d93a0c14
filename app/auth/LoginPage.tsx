import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { BeforeLogin } from "./BeforeLogin.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { SIGN_IN_FORM } from "./signInForm.ts";

/** Signing in: an explanation, then the form. */
export function LoginPage() {
  const { hash } = useLocation();
  const wasExplained = useRef(false);
  if (hash === SIGN_IN_FORM) return <LoginForm isArrival={wasExplained.current} />;
  wasExplained.current = true;
  return <BeforeLogin />;
}
