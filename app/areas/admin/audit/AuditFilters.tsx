import { AUDIT_AREA_NAMES, AUDIT_AREAS, AUDIT_KINDS, type AuditArea } from "@gbvf/api/shared/auditKinds.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useDebounced } from "../../../lib/page/useDebounced.ts";
import { useAllGroups } from "../group/useAllGroups.ts";
import type { AuditFilterControls } from "./useAuditFilters.ts";

const AREAS = AUDIT_AREA_NAMES.map((name) => ({ id: name, label: name }));

const getKinds = (area: AuditArea | undefined) =>
  (area === undefined ? AUDIT_KINDS : AUDIT_AREAS[area])
    .map((kind) => ({ id: kind, label: capitalised(kind) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));

export function AuditFilters({ request, setFilter, clearFilters }: AuditFilterControls) {
  const groups = useAllGroups();
  const isFiltered = Object.keys(request).length > 0;
  return (
    <Root role="group" aria-label="Filters">
      <PersonFilter
        label="Done by"
        value={request.actorId ?? null}
        onChange={(id) => setFilter("actor", id)}
      />
      <PersonFilter
        label="Done to"
        value={request.subjectId ?? null}
        onChange={(id) => setFilter("subject", id)}
      />
      <SelectField
        label="Group"
        placeholder="All"
        options={(groups.data ?? []).map(({ GroupId, GroupName }) => ({ id: GroupId, label: GroupName }))}
        value={request.groupId ?? null}
        onChange={(id) => setFilter("group", id === null ? null : String(id))}
      />
      <SelectField
        label="Kind"
        placeholder="All"
        options={AREAS}
        value={request.area ?? null}
        onChange={(area) => setFilter("area", area)}
      />
      <SelectField
        label="What was done"
        placeholder="Everything"
        options={getKinds(request.area)}
        value={request.what ?? null}
        onChange={(kind) => setFilter("what", kind)}
      />
      <DateField
        label="From"
        value={request.from ?? null}
        onChange={(day) => day && setFilter("from", day)}
      />
      <DateField label="Until" value={request.to ?? null} onChange={(day) => day && setFilter("to", day)} />
      {isFiltered && (
        <div>
          <Button onPress={clearFilters}>Clear filters</Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(2)};
  align-items: end;
  ${media.print} { display: none; }
`;

interface PersonFilterProps {
  label: string;
  value: number | null;
  onChange: (id: string | null) => void;
}

function PersonFilter({ label, value, onChange }: PersonFilterProps) {
  const [typedName, setTypedName] = useState("");
  const search = useDebounced(typedName.trim());
  const users = useApi(
    "GET /api/security/getAllUsers",
    { query: search === "" ? {} : { search } },
    { keepsPreviousData: true },
  );
  const options = (users.data?.users ?? []).map(({ stakeholderId, displayName, username }) => ({
    id: stakeholderId,
    label: displayName,
    detail: username,
  }));
  // An address may filter by an organisation, or by a person whom the search does not list.
  const isUnlisted = value !== null && !options.some(({ id }) => id === value);
  return (
    <ComboBox
      label={label}
      placeholder="Anybody"
      options={isUnlisted ? [{ id: value, label: `Number ${value}` }, ...options] : options}
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      onSearch={setTypedName}
      isLoading={users.isLoading}
      emptyMessage="Nobody has this name."
    />
  );
}
