import type { OrganisationStep } from "@gbvf/api/auth/registrationForm.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useWatch } from "react-hook-form";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import type { ZodForm } from "../../lib/form/useZodForm.ts";
import { useApi } from "../../lib/useApi.ts";

const LIST = "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}";
const PROVINCE = 1;
const DISTRICT = 2;
const MUNICIPALITY = 3;

const toOption = ({ boundaryId, description }: Boundary) => ({ id: boundaryId, name: description });

/** The places of a type, inside the one that was chosen above it; nothing is asked before that. */
function usePlaces(boundaryTypeId: number, containingBoundaryId: number | undefined) {
  return useApi(
    LIST,
    containingBoundaryId === undefined ? null : { params: { boundaryTypeId, containingBoundaryId } },
  );
}

/** Which field has to be chosen before another one. */
export const PLACE_WAITS_FOR = { district: "province", localMunicipality: "district" } as const;

/** Province, then a district in it, then a municipality in that; choosing anew clears what stood below. */
export function PlaceFields({ form }: { form: ZodForm<OrganisationStep> }) {
  const [province, district] = useWatch({ control: form.control, name: ["province", "district"] });
  const provinces = useApi(LIST, { params: { boundaryTypeId: PROVINCE } });
  const districts = usePlaces(DISTRICT, province);
  const municipalities = usePlaces(MUNICIPALITY, district);
  const clear = (...below: ("district" | "localMunicipality")[]) => {
    for (const name of below) form.resetField(name, { defaultValue: undefined });
  };
  return (
    <FormRow>
      <FormField form={form} name="province">
        {(field) => (
          <ChoiceField
            field={{
              ...field,
              onChange: (id) => {
                field.onChange(id);
                clear("district", "localMunicipality");
              },
            }}
            label="Province"
            choices={provinces}
            toOption={toOption}
          />
        )}
      </FormField>
      <FormField form={form} name="district">
        {(field) => (
          <ChoiceField
            field={{
              ...field,
              onChange: (id) => {
                field.onChange(id);
                clear("localMunicipality");
              },
            }}
            label="District"
            choices={districts}
            toOption={toOption}
            waitsFor={province === undefined ? "Choose a province first." : undefined}
          />
        )}
      </FormField>
      <FormField form={form} name="localMunicipality">
        {(field) => (
          <ChoiceField
            field={field}
            label="Local Municipality"
            choices={municipalities}
            toOption={toOption}
            waitsFor={district === undefined ? "Choose a district first." : undefined}
          />
        )}
      </FormField>
    </FormRow>
  );
}
