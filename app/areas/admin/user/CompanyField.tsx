import { OrganisationName } from "@gbvf/api/shared/fields.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { ComboBox, type ComboBoxOption } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { useDebounced } from "../../../lib/page/useDebounced.ts";
import { Note } from "../CardGrid.tsx";
import type { UserFields, UserValues } from "./userForm.ts";

interface CompanyFieldProps {
  form: ZodForm<UserValues, UserFields>;
  companyName: string | null;
  isOwn: boolean;
  opensOrganisationDashboard: boolean;
}

type Option = ComboBoxOption<number | string> & { isRegistered: boolean };

/** An option of a new company has its name as its id. */
export function CompanyField({ form, companyName, isOwn, opensOrganisationDashboard }: CompanyFieldProps) {
  const [typedName, setTypedName] = useState(companyName ?? "");
  const [chosenOption, setChosenOption] = useState<Option | null>(null);
  const value = form.watch("company") ?? null;
  const isContactPerson = form.watch("SpeaksForOrganisation");
  const { options, ...optionsState } = useOptions(typedName);
  const company = options.find(({ id }) => id === value) ?? chosenOption;
  // While the list loads, the organisation of an existing contact person counts as registered.
  const isRegistered = form.formState.defaultValues?.SpeaksForOrganisation ?? false;
  const currentOption =
    company ??
    (companyName === null || value === null ? null : { id: value, label: companyName, isRegistered });
  const mayHaveContactPerson = currentOption !== null && (currentOption.isRegistered || isContactPerson);
  return (
    <>
      <FormField form={form} name="company">
        {(field) => (
          <ComboBox
            label="Organisation name"
            description="Where they work. Type a part of the name of an organisation, municipality or province, or a new name."
            options={
              currentOption === null || options.includes(currentOption as Option)
                ? options
                : [currentOption, ...options]
            }
            value={value}
            // Contact persons must not choose for themselves which organisation they represent.
            isDisabled={isOwn && isContactPerson}
            onChange={(id) => {
              setChosenOption(options.find((option) => option.id === id) ?? null);
              form.setValue("SpeaksForOrganisation", false, { shouldDirty: true });
              field.onChange(id ?? undefined);
            }}
            onSearch={setTypedName}
            isLoading={optionsState.isLoading}
            emptyMessage={
              optionsState.error ? "The organisations could not be loaded." : "No organisation has this name."
            }
            inputRef={field.inputRef}
            {...(field.errorMessage !== undefined && { errorMessage: field.errorMessage })}
          />
        )}
      </FormField>
      {mayHaveContactPerson && (
        <FormField form={form} name="SpeaksForOrganisation">
          {({ value: isSelected, onChange, onBlur, inputRef, errorMessage }) => (
            <Checkbox
              isSelected={isSelected}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={inputRef}
              isDisabled={isOwn}
              {...(errorMessage !== undefined && { errorMessage })}
            >
              Speaks for {currentOption.label}: runs its health check and sees its results, as far as their
              groups allow
            </Checkbox>
          )}
        </FormField>
      )}
      {opensOrganisationDashboard && !isContactPerson && (
        <Note>
          {company && !company.isRegistered
            ? `Nobody can speak for ${company.label} until it registers and is approved, so the Organisation Dashboard stays empty.`
            : "The Organisation Dashboard stays empty until they speak for an organisation."}
        </Note>
      )}
    </>
  );
}

function useOptions(typedName: string): { options: readonly Option[]; isLoading: boolean; error: unknown } {
  const search = useDebounced(typedName.trim());
  const { data, isLoading, error } = useApi(
    "GET /api/security/getOrganisations",
    { query: search === "" ? {} : { search } },
    { keepsPreviousData: true },
  );
  if (data === undefined) return { options: [], isLoading, error };
  const organisations = data.organisations.map(
    ({ stakeholderId, organisationName, place, isRegistered }) => ({
      id: stakeholderId,
      label: organisationName,
      ...(place !== null && { detail: place }),
      isRegistered,
    }),
  );
  const names = data.namesToAdd.map((name) => ({ id: name, label: name, isRegistered: false }));
  const isListed = [...organisations, ...names].some(
    ({ label }) => label.toLowerCase() === search.toLowerCase(),
  );
  const isNew = !isLoading && !isListed && OrganisationName.safeParse(search).success;
  const newOption = { id: search, label: search, detail: "Add this organisation", isRegistered: false };
  return { options: [...organisations, ...names, ...(isNew ? [newOption] : [])], isLoading, error };
}
