import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useDebounced } from "../../../lib/page/useDebounced.ts";

interface PersonFilterProps {
  label: string;
  value: number | null;
  onChange: (id: string | null) => void;
}

/** The server searches by part of the name. */
export function PersonFilter({ label, value, onChange }: PersonFilterProps) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const found = useApi(
    "GET /api/security/getAllUsers",
    { query: search === "" ? {} : { search } },
    { keepsLast: true },
  );
  const options = (found.data?.users ?? []).map(({ stakeholderId, displayName, username }) => ({
    id: stakeholderId,
    name: displayName,
    detail: username,
  }));
  // A link may name an organisation, or somebody not found by the search.
  const isUnknown = value !== null && !options.some(({ id }) => id === value);
  return (
    <ComboBox
      label={label}
      placeholder="Anybody"
      options={isUnknown ? [{ id: value, name: `Number ${value}` }, ...options] : options}
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      onSearch={setTyped}
      isLoading={found.isLoading}
      emptyMessage="Nobody has this name."
    />
  );
}
