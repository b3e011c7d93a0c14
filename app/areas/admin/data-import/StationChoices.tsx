import type { ImportQuestions } from "@gbvf/api/data-import/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { Note } from "../CardGrid.tsx";
import type { ChosenStations } from "./importChoices.ts";
import { StationChoice } from "./StationChoice.tsx";

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
  const provinceOf = new Map(provinces.data?.map(({ boundaryId, description }) => [boundaryId, description]));
  const nameOfProvince = new Map(provinces.data?.map(({ code, description }) => [code, description]));
  const known = (precincts.data ?? []).map(({ code, description, nationalBoundaryId }) => ({
    id: code,
    name: description,
    detail: provinceOf.get(nationalBoundaryId ?? 0) ?? "",
  }));
  const count = stations.length;
  return (
    <>
      <p>
        {count === 1 ? "This name is no police station" : `These ${count} names are no police stations`} that
        the product knows. Their rows are left out where you choose none.
      </p>
      <FormRow>
        {stations.map((asked, index) => (
          <StationChoice
            key={`${asked.name} ${asked.province}`}
            asked={asked}
            province={nameOfProvince.get(asked.province) ?? asked.province}
            known={known}
            isLoading={precincts.isLoading}
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
