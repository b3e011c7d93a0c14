import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import type { getUserDetails } from "@gbvf/api/user/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";

export type User = ApiResponse<typeof getUserDetails>;

export const LastMemberWarning = ({ user: { displayName, lastMemberOf } }: { user: User }) => (
  <Alert>
    {lastMemberOf &&
      `Nobody but ${displayName} runs the health check of ${lastMemberOf}. Without another member nobody could.`}
  </Alert>
);
