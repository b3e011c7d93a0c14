import { useApi } from "../api-client/useApi.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import type { BoundField } from "./FormField.tsx";

interface LookupFieldProps {
  field: BoundField<number>;
  label: string;
}

export function TitleField(props: LookupFieldProps) {
  const titles = useApi("GET /api/auth/getUserTitles", {});
  return (
    <ChoiceField
      {...props}
      choices={titles}
      toOption={({ titleId, description }) => ({ id: titleId, label: description })}
    />
  );
}

export function JobRoleField(props: LookupFieldProps) {
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  return (
    <ChoiceField
      {...props}
      choices={roles}
      toOption={({ roleId, description }) => ({ id: roleId, label: description })}
    />
  );
}
