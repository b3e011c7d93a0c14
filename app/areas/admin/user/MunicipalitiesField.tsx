import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useController } from "react-hook-form";
import { styled } from "styled-components";
import { useApi } from "../../../lib/api-client/useApi.ts";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { UserFields, UserValues } from "./userForm.ts";

interface MunicipalitiesFieldProps {
  form: ZodForm<UserValues, UserFields>;
  isCoordinator: boolean;
  isOwn: boolean;
}

/** Read-only on a user's own account, because nobody may change their own municipalities. */
export function MunicipalitiesField({ form, isCoordinator, isOwn }: MunicipalitiesFieldProps) {
  const { field } = useController({ control: form.control, name: "municipalities" });
  const { data: all = [], isLoading } = useApi("GET /api/security/getLocalMunicipalities", {});
  if ((isOwn || !isCoordinator) && field.value.length === 0) return null;
  const chosen = all.filter(({ stakeholderId }) => field.value.includes(stakeholderId));
  const unselected = all.filter(({ stakeholderId }) => !field.value.includes(stakeholderId));
  return (
    <Root role="group" aria-label="Municipalities">
      <ComboBox
        // A new key clears the field after each choice.
        key={field.value.length}
        label="Add a municipality"
        description={
          isOwn
            ? "You cannot change your own municipalities. Ask another administrator."
            : "Whose building blocks they capture and verify."
        }
        isDisabled={isOwn}
        options={unselected.map(({ stakeholderId, name, province }) => ({
          id: stakeholderId,
          label: name,
          detail: province,
        }))}
        value={null}
        isLoading={isLoading}
        onChange={(id) => id !== null && field.onChange([...field.value, id])}
      />
      <ItemGrid
        label="Chosen municipalities"
        items={chosen.map(({ stakeholderId, name }) => ({
          id: stakeholderId,
          label: (
            <Chosen>
              {name}
              <Button
                variant="quiet"
                isDisabled={isOwn}
                aria-label={`Remove ${name}`}
                onPress={() => field.onChange(field.value.filter((each) => each !== stakeholderId))}
              >
                <Icon name="close" size={18} />
              </Button>
            </Chosen>
          ),
        }))}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Chosen = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;
