import type { ImportQuestions } from "@gbvf/api/data-import/contract.ts";
import { ComboBox, type ComboBoxOption } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Note } from "../CardGrid.tsx";
import type { ChosenStations } from "./importChoices.ts";

interface StationChoicesProps {
  questions: ImportQuestions;
  value: ChosenStations;
  onChange: (value: (string | null)[]) => void;
}

const LIST = "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}";

export function StationChoices({
  questions: { stations, furtherNames },
  value,
  onChange,
}: StationChoicesProps) {
  const precincts = useApi(LIST, { params: { boundaryTypeId: 5 } });
  const provinces = useApi(LIST, { params: { boundaryTypeId: 1 } });
  const provinceNameById = new Map(
    provinces.data?.map(({ boundaryId, description }) => [boundaryId, description]),
  );
  const provinceNameByCode = new Map(provinces.data?.map(({ code, description }) => [code, description]));
  // Offers nothing until both lists have loaded: an open list loses its focused option when it changes.
  const isLoading = precincts.isLoading || provinces.isLoading;
  const stationOptions = (isLoading ? [] : (precincts.data ?? [])).map(
    ({ code, description, nationalBoundaryId }) => ({
      id: code,
      label: description,
      detail: provinceNameById.get(nationalBoundaryId ?? 0) ?? "",
    }),
  );
  const count = stations.length;
  return (
    <>
      <p>
        {count === 1 ? "This name is no police station" : `These ${count} names are no police stations`} that
        the product knows. Their rows are left out where you choose none.
      </p>
      <FormRow>
        {stations.map((station, index) => (
          <StationChoice
            key={`${station.name} ${station.province}`}
            station={station}
            province={provinceNameByCode.get(station.province) ?? station.province}
            options={stationOptions}
            isLoading={isLoading}
            value={value[index] ?? null}
            onChange={(code) => onChange(value.with(index, code))}
          />
        ))}
      </FormRow>
      {furtherNames > 0 && (
        <Note>{furtherNames} more names are not known. They are asked when these are answered.</Note>
      )}
    </>
  );
}

interface StationChoiceProps {
  station: ImportQuestions["stations"][number];
  /** The name of the station's province; empty if the file names no province. */
  province: string;
  options: readonly ComboBoxOption<string>[];
  isLoading: boolean;
  /** The code of a police station; null means that rows with this name are not imported. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const MAX_MATCHES = 30;

/** Lists the most similar stations, and others only after typing, because there are over a thousand. */
function StationChoice({ station, province, options, value, onChange, isLoading }: StationChoiceProps) {
  const [typedName, setTypedName] = useState("");
  const chosen = options.filter(({ id }) => id === value);
  const nearest = station.nearest.flatMap((code) => options.filter(({ id }) => id === code));
  const searchText = typedName.trim().toLowerCase();
  const matches =
    searchText === "" ? [] : options.filter(({ label }) => label.toLowerCase().includes(searchText));
  const visibleOptions = new Set([...chosen, ...nearest, ...matches.slice(0, MAX_MATCHES)]);
  const description = [province, plural(station.rows, "row", "rows"), station.reports]
    .filter(Boolean)
    .join(", ");
  return (
    <ComboBox
      label={station.name}
      description={description}
      placeholder="Leave out"
      options={[...visibleOptions]}
      value={value}
      onChange={onChange}
      onSearch={setTypedName}
      isLoading={isLoading}
      emptyMessage="Type a part of the station’s name."
    />
  );
}
