import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { helpPathIn, helpSuffix, reportSuffix } from "@gbvf/api/shared/helpPaths.ts";
import type { ReportView } from "@gbvf/api/shared/helpRendering.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { LanguageNav } from "./HelpContent.tsx";
import { BackLink, field, HelpRoot, HelpSection, Quiet, SubmitButton } from "./HelpLayout.ts";
import { English, Message, useHelpTranslator } from "./translator.tsx";

/** The server handles the form, so it works without scripts. */
export function ReportForm({ view: { boundaryId, name, numbers, result } }: { view: ReportView }) {
  const path = helpPathIn(useHelpTranslator().locale);
  const place = { boundaryId, boundaryTypeId: BOUNDARY_TYPE.municipality };
  const suffix = reportSuffix(boundaryId);
  return (
    <HelpRoot>
      <p>
        <BackLink href={path + helpSuffix(place)}>
          <Message id="back" />
        </BackLink>
      </p>
      <HelpSection aria-labelledby="help-wrong">
        <h2 id="help-wrong">
          <Message id="wrongNumber" />
        </h2>
        <Quiet>{name}</Quiet>
        {result && (
          <p role="alert">
            <strong>
              <English>{result.message}</English>
            </strong>
          </p>
        )}
        {!result?.isDone && (
          <Form method="post" action={path + suffix}>
            <fieldset>
              <legend>
                <Message id="whichWrong" />
              </legend>
              {numbers.map(({ id, number, contactName }) => (
                <label key={id + number}>
                  <input type="radio" name="number" value={id} required />{" "}
                  <span>
                    {number}{" "}
                    <small>
                      <English>{contactName}</English>
                    </small>
                  </span>
                </label>
              ))}
            </fieldset>
            <Quiet>
              <Message id="anonymous" />
            </Quiet>
            <p>
              <SubmitButton>
                <Message id="tellOfficials" />
              </SubmitButton>
            </p>
          </Form>
        )}
      </HelpSection>
      <LanguageNav suffix={suffix} />
    </HelpRoot>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  max-width: 32rem;

  legend { padding: 0; font-weight: ${font.weight.strong}; }
  label { display: flex; gap: ${space(1.5)}; align-items: center; min-height: 44px; padding-block: ${space(0.75)}; }
  small { display: block; }
  input { ${field} flex: none; width: 1.25rem; }
`;
