import type { Component } from "@gbvf/api/dashboard/contract.ts";
import {
  describeInOwnLanguage,
  type ServiceLanguage,
  serviceLanguages,
} from "@gbvf/api/shared/i18n/languages.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SearchField } from "@gbvf/ui/primitives/SearchField/SearchField.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { type Ref, type SubmitEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import type { Level } from "../lib/address/filterReducer.ts";
import type { ApiState } from "../lib/api-client/useApi.ts";
import type { GeographyControls } from "../lib/place/useGeography.ts";
import { toPlaceOption } from "../lib/place/usePlace.ts";
import { type BlockChoice, findMissingSelections } from "./directory.ts";

interface DirectoryFormProps {
  place: GeographyControls;
  components: ApiState<Component[]>;
  choices: readonly BlockChoice[];
  blocks: readonly string[];
  onBlocksChange: (values: string[]) => void;
  language: ServiceLanguage | null;
  onLanguageChange: (language: ServiceLanguage | null) => void;
  name: string;
  onNameChange: (name: string) => void;
  onSearch: () => void;
}

export function DirectoryForm(props: DirectoryFormProps) {
  const {
    place,
    components,
    choices,
    blocks,
    onBlocksChange,
    language,
    onLanguageChange,
    name,
    onNameChange,
    onSearch,
  } = props;
  const [wasSubmitted, setSubmitted] = useState(false);
  const province = useRef<HTMLSelectElement>(null);
  const blockGroup = useRef<HTMLDivElement>(null);
  const missingSelections = findMissingSelections(place.geography, blocks);
  const isHydrating = useIsHydrating();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (missingSelections.province) province.current?.focus();
    else if (missingSelections.buildingBlock) blockGroup.current?.querySelector("input")?.focus();
    else onSearch();
  };

  return (
    <Root noValidate onSubmit={submit} aria-label="Search our directory">
      <Fields>
        <PlaceFields
          choice={place}
          errorMessage={wasSubmitted && missingSelections.province ? missingSelections.province : undefined}
          provinceRef={province}
        />
      </Fields>
      <Resource {...components} skeleton={<Skeleton lines={6} height="2.25rem" />}>
        {() => (
          <div ref={blockGroup}>
            <CheckboxGroup
              label="Select building blocks:"
              choices={choices.map(({ value, name }) => ({ id: value, label: name }))}
              value={[...blocks]}
              onChange={onBlocksChange}
              {...(wasSubmitted &&
                missingSelections.buildingBlock && { errorMessage: missingSelections.buildingBlock })}
            />
            <Button variant="quiet" isDisabled={blocks.length === 0} onPress={() => onBlocksChange([])}>
              Clear building blocks
            </Button>
          </div>
        )}
      </Resource>
      <Fields>
        <SelectField
          label="Language in which they answer"
          placeholder="Any language"
          options={languageOptions}
          value={language}
          onChange={onLanguageChange}
        />
        <SearchField
          label="Search by name"
          description="Part of a name is enough. You can leave this empty."
          value={name}
          onChange={onNameChange}
        />
        <Button
          type="submit"
          variant="primary"
          isDisabled={isHydrating}
          data-waiting={isHydrating || undefined}
        >
          <Icon name="search" size={18} />
          Search
        </Button>
      </Fields>
    </Root>
  );
}

const languageOptions = serviceLanguages.map((id) => {
  const { name, lang } = describeInOwnLanguage(id);
  return { id, label: name, lang };
});

const Root = styled.form`
  ${stack(2)}
  padding: ${space(2)};
  ${cardStyle}

  ${media.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: ${space(4)}; padding: ${space(3)}; }
  ${media.print} { display: none; }
`;

const Fields = styled.div`
  ${stack(2)}
  align-content: start;
`;

interface PlaceFieldsProps {
  choice: GeographyControls;
  errorMessage: string | undefined;
  provinceRef: Ref<HTMLSelectElement>;
}

const placeFields: readonly { level: Level; label: string; placeholder: string }[] = [
  { level: "national", label: "Province", placeholder: "Choose a province" },
  { level: "district", label: "District", placeholder: "All districts" },
  { level: "local", label: "Municipality", placeholder: "All municipalities" },
];

function PlaceFields({ choice, errorMessage, provinceRef }: PlaceFieldsProps) {
  const { geography, lists, choose } = choice;
  const visibleFields = placeFields.filter(
    ({ level }) => level === "national" || geography.national !== null,
  );
  return visibleFields.map(({ level, label, placeholder }) => (
    <Resource key={level} {...lists[level]} skeleton="4.25rem">
      {(boundaries) => (
        <SelectField
          inputRef={level === "national" ? provinceRef : undefined}
          label={label}
          placeholder={placeholder}
          options={boundaries.map(toPlaceOption)}
          value={geography[level]}
          onChange={(boundaryId) => choose(level, boundaryId)}
          {...(level === "national" && errorMessage !== undefined && { errorMessage })}
        />
      )}
    </Resource>
  ));
}
