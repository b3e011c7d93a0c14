import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import { ApiError } from "./ApiError.ts";
import { leave } from "./leaving.ts";
import { index } from "./paths.ts";
import { useSessionChange } from "./session.ts";
import { useMutation } from "./useMutation.ts";

/** Signs out and goes to the public index. Where the server could not be told, that is said: the session goes on. */
export function useSignOut(): () => void {
  const { send } = useMutation("POST /api/auth/logout");
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await send({ body: {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await notify.error(error.message);
      return;
    }
    await changeSession();
    navigate(index);
  };
  return () => leave(() => void signOut());
}
