import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ProblemAlert } from "@gbvf/ui/primitives/Form/ProblemAlert.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { ApiError } from "../lib/ApiError.ts";
import { authScreens } from "../lib/paths.ts";
import { useMutation } from "../lib/useMutation.ts";
import type { OtpState } from "./navigationState.ts";

const MOST_CODES = 2;

type Told = { text: string; isRefusal: boolean };

export interface ResendCodeProps {
  state: OtpState;
  /** The code before is void. */
  onResent: () => void;
}

/** The count stays with the page, so a reload does not reset it. */
export function ResendCode({ state, onResent }: ResendCodeProps) {
  const { send, isSending } = useMutation("POST /api/auth/forgot-password");
  const [told, setTold] = useState<Told | null>(null);
  const navigate = useNavigate();
  const resend = async () => {
    if (state.count >= MOST_CODES) {
      setTold({ text: "Too many OTP requests made. Try again later.", isRefusal: true });
      return;
    }
    setTold(null);
    try {
      const { message, devOtp } = await send({ body: { Email: state.email, Count: state.count } });
      const next: OtpState = { ...state, count: state.count + 1, devOtp };
      navigate(authScreens.verifyOtp, { state: next, replace: true });
      setTold({ text: message, isRefusal: false });
      onResent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTold({ text: error.message || "Failed to resend OTP", isRefusal: true });
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
      <p role="status">{!told?.isRefusal && told?.text}</p>
      <ProblemAlert>{told?.isRefusal && told.text}</ProblemAlert>
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
