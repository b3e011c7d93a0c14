import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useController } from "react-hook-form";
import { styled } from "styled-components";
import { useApi } from "../../../lib/calls/useApi.ts";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { byArea } from "./actionAreas.ts";
import type { GroupFields } from "./groupForm.ts";

export function ActionsField({ form }: { form: ZodForm<GroupFields> }) {
  const { field } = useController({ control: form.control, name: "actionIds" });
  const actions = useApi("GET /api/security/getAllActions", {});
  const may = useMay();
  const isFixed = !may("AddGroupAction") && !may("DeleteGroupAction");
  return (
    <Resource {...actions} errorMessage="The actions could not be loaded." skeleton="24rem">
      {(all) => (
        <Areas>
          {byArea(all).map((area) => {
            const ids = area.actions.map(({ actionId }) => actionId);
            return (
              <CheckboxGroup
                key={area.name}
                label={area.name}
                isDisabled={isFixed}
                choices={area.actions.map(({ actionId, description }) => ({
                  value: String(actionId),
                  name: `${description} (${actionId})`,
                }))}
                value={field.value.filter((id) => ids.includes(id)).map(String)}
                onChange={(chosen) =>
                  field.onChange([...field.value.filter((id) => !ids.includes(id)), ...chosen.map(Number)])
                }
              />
            );
          })}
        </Areas>
      )}
    </Resource>
  );
}

const Areas = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;
