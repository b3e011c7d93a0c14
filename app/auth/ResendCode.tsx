import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { authScreens } from "../lib/address/paths.ts";
import { ApiError } from "../lib/calls/ApiError.ts";
import { useMutation } from "../lib/calls/useMutation.ts";
import type { OtpState } from "./navigationState.ts";

const MAX_CODES = 2;

type Outcome = { text: string; isRefusal: boolean };

/** The page keeps the count, so a reload does not reset it. */
export function ResendCode({ state }: { state: OtpState }) {
  const { send, isSending } = useMutation("POST /api/auth/forgot-password");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const resend = async () => {
    if (state.count >= MAX_CODES) {
      setOutcome({ text: "Too many OTP requests made. Try again later.", isRefusal: true });
      return;
    }
    setOutcome(null);
    try {
      const { message, devOtp } = await send({ body: { Email: state.email, Count: state.count } });
      const next: OtpState = { ...state, count: state.count + 1, devOtp };
      navigate(authScreens.verifyOtp, { state: next, replace: true });
      setOutcome({ text: message, isRefusal: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ text: error.message || "Failed to resend OTP", isRefusal: true });
    }
  };
  return (
    <Root>
      <p>
        Did not receive OTP?{" "}
        <Button variant="quiet" onPress={() => void resend()}>
          {isSending ? "Sending…" : "Resend code"}
        </Button>
      </p>
      <p role="status">{!outcome?.isRefusal && outcome?.text}</p>
      <Alert>{outcome?.isRefusal && outcome.text}</Alert>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-block-start: ${space(2)};
  border-top: 1px solid ${color.line};

  button { color: ${color.primary}; text-decoration: underline; }
  > :empty { display: none; }
`;
