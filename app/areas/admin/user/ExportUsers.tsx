import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Call } from "@gbvf/api/shared/http/endpoint.ts";
import { ExportButton } from "../ExportButton.tsx";
import { accountStateOf } from "./accountStates.ts";

type Filters = Call<Endpoints["POST /api/security/exportUsers"]>["body"];

export function ExportUsers({ filters }: { filters: Filters }) {
  return (
    <ExportButton
      endpoint="POST /api/security/exportUsers"
      call={{ body: filters }}
      fileName="Users"
      header={HEADER}
      rowsOf={({ users }) =>
        users.map((user) => [
          user.displayName,
          user.username,
          user.CompanyName ?? "",
          user.groupNames.join("; "),
          accountStateOf(user).name,
          user.lastSeenAt ?? "",
        ])
      }
    />
  );
}

const HEADER = ["Name", "Email", "Organisation", "Groups", "Account", "Last seen (UTC)"];
