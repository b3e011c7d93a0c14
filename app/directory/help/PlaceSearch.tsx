import type { HelpPage } from "@gbvf/api/directory/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { helpPathIn, helpSuffix, MAX_PLACE_NAME } from "@gbvf/api/shared/helpPaths.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { field, HelpSection, Places, Provinces, Quiet, SubmitButton } from "./HelpLayout.ts";
import { Message, MessageWithTerms, useHelpTranslator } from "./translator.tsx";

interface PlaceSearchProps {
  provinces: HelpPage["provinces"];
  typedName: string;
  heading: "findHere" | "findElsewhere";
  children?: ReactNode;
}

export function PlaceSearch({ provinces, typedName, heading, children }: PlaceSearchProps) {
  const { locale } = useHelpTranslator();
  return (
    <Root aria-labelledby="help-find">
      <h2 id="help-find">
        <MessageWithTerms id={heading} terms={["municipality"]} />
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: only a form element is sent without scripts. */}
      <form action={helpPathIn(locale)} role="search" aria-labelledby="help-find" data-native>
        <label htmlFor="help-place">
          <MessageWithTerms id="placeLabel" terms={["municipality", "policeStation"]} />
        </label>
        <span>
          <input
            id="help-place"
            name="place"
            defaultValue={typedName}
            maxLength={MAX_PLACE_NAME}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <SubmitButton>
            <Message id="find" />
          </SubmitButton>
        </span>
      </form>
      {children}
      <Quiet>
        <Message id="province" />
      </Quiet>
      <Provinces>
        {provinces.map(({ name, municipalities }) => (
          <details key={name}>
            <summary>{name}</summary>
            <PlacesList municipalities={municipalities} />
          </details>
        ))}
      </Provinces>
    </Root>
  );
}

export function PlacesList({
  municipalities,
}: {
  municipalities: HelpPage["provinces"][number]["municipalities"];
}) {
  const path = helpPathIn(useHelpTranslator().locale);
  return (
    <Places>
      {municipalities.map(({ boundaryId, name }) => (
        <li key={boundaryId}>
          <a href={path + helpSuffix({ boundaryId, boundaryTypeId: BOUNDARY_TYPE.municipality })}>{name}</a>
        </li>
      ))}
    </Places>
  );
}

const Root = styled(HelpSection)`
  form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(0.5)}; max-width: 32rem; }
  form > span { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
  label { font-weight: ${font.weight.strong}; }
  input { ${field} flex: 1 1 8rem; max-width: 100%; }
  && { ${media.print} { display: none; } }
`;
