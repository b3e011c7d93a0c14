import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/calls/useApi.ts";
import type { BoundField } from "../../../lib/form/FormField.tsx";
import { useDebounced } from "../../../lib/page/useDebounced.ts";

interface CompanyFieldProps {
  field: BoundField<number>;
  companyName: string | null;
  isOwn: boolean;
}

/** The server searches tens of thousands. Nobody changes their own. */
export function CompanyField({ field, companyName, isOwn }: CompanyFieldProps) {
  const [typed, setTyped] = useState(companyName ?? "");
  const search = useDebounced(typed.trim());
  const found = useApi(
    "GET /api/security/getOrganisations",
    { query: search === "" ? {} : { search } },
    { keepsLast: true },
  );
  const value = field.value ?? null;
  const [chosen, setChosen] = useState(companyName);
  const options = (found.data?.organisations ?? []).map(({ stakeholderId, organisationName }) => ({
    id: stakeholderId,
    name: organisationName,
  }));
  const isMissing = value !== null && chosen !== null && !options.some(({ id }) => id === value);
  return (
    <ComboBox
      label="Organisation name"
      description={
        isOwn
          ? "You cannot change your own organisation. Ask another administrator."
          : "Type a part of its name."
      }
      isDisabled={isOwn}
      options={isMissing ? [{ id: value, name: chosen }, ...options] : options}
      value={value}
      onChange={(id) => {
        setChosen(options.find((option) => option.id === id)?.name ?? null);
        field.onChange(id ?? undefined);
      }}
      onSearch={setTyped}
      isLoading={found.isLoading}
      emptyMessage={found.error ? "The organisations could not be loaded." : "No organisation has this name."}
      inputRef={field.inputRef}
      {...(field.errorMessage !== undefined && { errorMessage: field.errorMessage })}
    />
  );
}
