import type { HelpLine } from "@gbvf/api/directory/contract.ts";
import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import type { StaticHelpPage } from "@gbvf/api/shared/helpRendering.ts";
import { LANGUAGES, languages } from "@gbvf/api/shared/i18n/languages.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { callBox, useCallLabel } from "./CallLink.tsx";
import { Facts, HelpRoot, HelpSection, Quiet, Urgent } from "./HelpLayout.ts";
import { MatchedPlaces } from "./MatchedPlaces.tsx";
import { MunicipalityHelp } from "./MunicipalityHelp.tsx";
import { PlaceSearch, PlacesList } from "./PlaceSearch.tsx";
import {
  English,
  getLabel,
  getLineLabel,
  Message,
  MessageWithTerms,
  useHelpTranslator,
} from "./translator.tsx";

const MAX_URGENT_LINES = 4;

interface HelpContentProps {
  page: StaticHelpPage;
  nearMe?: ReactNode;
}

export function HelpContent({ page, nearMe }: HelpContentProps) {
  const { lines, view, suffix } = page;
  const translator = useHelpTranslator();
  const isMunicipality = view.kind === "municipality";
  const languagesOfPage = (
    <>
      <LanguageNav suffix={suffix} />
      {!translator.isEnglish && (
        <Quiet>
          <Message id="unreviewed" />
        </Quiet>
      )}
    </>
  );
  return (
    <HelpRoot>
      <HelpSection aria-labelledby="help-lines">
        <h2 id="help-lines">
          <MessageWithTerms id="callNow" terms={["emergency"]} />
        </h2>
        <Urgent data-with-services={isMunicipality || undefined}>
          {lines.slice(0, MAX_URGENT_LINES).map((line) => (
            <UrgentLine key={line.name} {...line} />
          ))}
        </Urgent>
        <CheckedLines lines={lines} />
      </HelpSection>
      {/* The services come before the languages, so that the first local number is on a phone's first screen. */}
      {view.kind === "municipality" && <MunicipalityHelp view={view} page={page} />}
      {isMunicipality && languagesOfPage}
      {view.kind === "found" && <MatchedPlaces view={view} />}
      {view.kind === "area" && (
        <HelpSection aria-labelledby="help-area">
          <h2 id="help-area">
            {translator.isEnglish ? "Municipalities in " : `${getLabel(translator, ["municipality"])}: `}
            {view.name}
          </h2>
          <PlacesList municipalities={view.municipalities} />
        </HelpSection>
      )}
      <Columns>
        <PlaceSearch
          provinces={page.provinces}
          typedName={view.kind === "found" ? view.typed : ""}
          heading={isMunicipality ? "findElsewhere" : "findHere"}
        >
          {!isMunicipality && languagesOfPage}
        </PlaceSearch>
        <HelpSection as="div">
          {nearMe}
          <details>
            <summary>
              <Message id="allLines" values={{ count: lines.length }} />
            </summary>
            <Facts>
              {lines.map((line) => (
                <LineFacts key={line.name} {...line} />
              ))}
            </Facts>
          </details>
          <Quiet>
            <Message id="history" />
          </Quiet>
        </HelpSection>
      </Columns>
    </HelpRoot>
  );
}

function UrgentLine({ name, calls: [call] }: HelpLine) {
  const label = getLineLabel(useHelpTranslator(), call?.id ?? "");
  return (
    call && (
      <li>
        <UrgentLink href={`tel:${call.dialled}`}>
          <strong>{call.number}</strong>{" "}
          {label !== "" && (
            <>
              <span>
                <b>{label}</b>
              </span>{" "}
            </>
          )}
          <span>
            <English>{name}</English>
          </span>
        </UrgentLink>
      </li>
    )
  );
}

const Columns = styled.div`
  ${stack(4)}
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  ${media.print} { display: block; }
`;

const UrgentLink = styled.a`${callBox}`;

/** Shown only if every line has been checked. */
function CheckedLines({ lines }: { lines: readonly HelpLine[] }) {
  const days = lines.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  const [oldest] = days;
  if (oldest === undefined || days.length < lines.length) return null;
  return (
    <Quiet>
      <English>
        {`Each of our ${lines.length} national numbers was called to check it on ${formatDate(oldest)} or later.`}
      </English>
    </Quiet>
  );
}

function LineFacts({ name, about, calls, note }: HelpLine) {
  const label = getLineLabel(useHelpTranslator(), calls[0]?.id ?? "");
  return (
    <li>
      {label !== "" && (
        <>
          <b>{label}</b>{" "}
        </>
      )}
      <b>
        <English>{name}</English>
      </b>{" "}
      <span>
        {calls.map((call) => (
          <LineNumber key={call.dialled} {...call} name={name} />
        ))}
      </span>
      {about !== null && (
        <p>
          <English>{about}</English>
        </p>
      )}
      <small>
        <English>{note}</English>
      </small>
    </li>
  );
}

function LineNumber({ dialled, number, name }: { dialled: string; number: string; name: string }) {
  return (
    <a href={`tel:${dialled}`} aria-label={useCallLabel(number, name)}>
      {number}
    </a>
  );
}

export function LanguageNav({ suffix }: { suffix: string }) {
  const { locale } = useHelpTranslator();
  return (
    <Languages aria-labelledby="help-languages">
      <Quiet id="help-languages">
        <Message id="language" />
      </Quiet>
      <ul>
        {languages.map((code) => (
          <li key={code}>
            {code === locale ? (
              <span aria-current="true">{LANGUAGES[code]}</span>
            ) : (
              <a href={helpPathIn(code) + suffix} lang={code} hrefLang={code}>
                {LANGUAGES[code]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Languages>
  );
}

const Languages = styled.nav`
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space(2)}; padding: 0; list-style: none; }
  :is(a, span) { display: inline-flex; align-items: center; min-height: 44px; }
  li > span { color: ${color.ink}; font-weight: ${font.weight.strong}; }
  ${media.print} { display: none; }
`;
