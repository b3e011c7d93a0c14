import type { HelpPage, HelpService } from "@gbvf/api/directory/contract.ts";
import { helpPathIn, reportSuffix } from "@gbvf/api/shared/helpPaths.ts";
import { formatDayIn } from "@gbvf/api/shared/i18n/formatDay.ts";
import { describeInOwnLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { aboutKm } from "@gbvf/api/shared/nearest.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { Fragment } from "react";
import { styled } from "styled-components";
import { findCommandCentre } from "../findCommandCentre.ts";
import { CallLink } from "./CallLink.tsx";
import { BackLink, HelpSection, Quiet, Services } from "./HelpLayout.ts";
import { English, getBlockLabel, getLabel, Message, useHelpTranslator } from "./translator.tsx";

type MunicipalityView = Extract<HelpPage["view"], { kind: "municipality" }>;
type LocalService = MunicipalityView["services"][number];

interface MunicipalityHelpProps {
  view: MunicipalityView;
  page: Pick<HelpPage, "lines" | "isDemonstration">;
}

export function MunicipalityHelp({ view, page: { lines, isDemonstration } }: MunicipalityHelpProps) {
  const { boundaryId, name, where, town, services, elsewhere } = view;
  const { locale, isEnglish } = useHelpTranslator();
  const callableServices = services.filter(({ calls }) => calls.length > 0);
  const servicesWithoutNumber = services.filter(({ calls }) => calls.length === 0);
  const commandCentre = <CommandCentre lines={lines} />;
  return (
    <HelpSection aria-labelledby="help-here">
      <h2 id="help-here">{name}</h2>
      {town !== null && town !== name && <p>{isEnglish ? `${town} is in ${name}.` : `${town}, ${name}`}</p>}
      <Quiet>
        {where}
        {isDemonstration && (
          <>
            . <Message id="madeUp" />
          </>
        )}
      </Quiet>
      {callableServices.length > 0 ? (
        <>
          <Services>
            {callableServices.map((service) => (
              <CallableService key={service.name + service.kind} service={service} />
            ))}
          </Services>
          <p>
            <BackLink href={helpPathIn(locale) + reportSuffix(boundaryId)}>
              <Message id="wrongNumber" />
            </BackLink>
          </p>
        </>
      ) : (
        <p>
          <Message id="nobody" /> {commandCentre}
        </p>
      )}
      {elsewhere.places.length > 0 && <ServicesElsewhere {...elsewhere} />}
      {servicesWithoutNumber.length > 0 && (
        <>
          <Heading>
            <Message id="noNumber" />
          </Heading>
          {callableServices.length > 0 && (
            <p>
              <Message id="forThese" /> {commandCentre}
            </p>
          )}
          <Services>
            {servicesWithoutNumber.map((service) => (
              <li key={service.name + service.kind}>
                <ServiceHead {...service} />
              </li>
            ))}
          </Services>
        </>
      )}
    </HelpSection>
  );
}

const Heading = styled.h3`
  margin-block-start: ${space(2)};
  break-after: avoid;
  & ~ ul { row-gap: ${space(1.5)}; }
`;

function CallableService({ service }: { service: LocalService }) {
  const { name, calls, km } = service;
  return (
    <li>
      <ServiceHead {...service} />
      {km !== null && (
        <p>
          <English>{`${aboutKm(km)} in a straight line`}</English>
        </p>
      )}
      {[...Map.groupBy(calls, ({ note }) => note).values()].map((callsWithNote) => (
        <Fragment key={callsWithNote[0]?.id}>
          {callsWithNote.map((call) => (
            <CallLink key={call.dialled} {...call} name={name} />
          ))}
          <small>
            <Note {...callsWithNote[0]} />
          </small>
        </Fragment>
      ))}
    </li>
  );
}

function Note({ checkedOn = null, note = "" }: Partial<HelpService["calls"][number]>) {
  const { locale } = useHelpTranslator();
  if (locale === "en" || checkedOn === null) return <English>{note}</English>;
  return (
    <>
      <Message id="checked" /> {formatDayIn(locale, checkedOn)}
    </>
  );
}

function ServiceHead({
  name,
  kind,
  buildingBlockId,
  about,
  openingHours,
  languages,
  address,
  isConfidential,
}: HelpService) {
  const addressLabel = getLabel(useHelpTranslator(), ["address"]);
  return (
    <>
      <h3>
        <English>{name}</English>
      </h3>
      <Quiet>
        <Kind kind={kind} buildingBlockId={buildingBlockId} />
      </Quiet>
      {about !== null && (
        <p>
          <English>{about}</English>
        </p>
      )}
      {openingHours !== null && (
        <p>
          <Message id="openingHours" />: <English>{openingHours}</English>
        </p>
      )}
      {languages.length > 0 && (
        <p>
          <Message id="language" />:{" "}
          {languages.map(describeInOwnLanguage).map((language, index) => (
            <Fragment key={language.name}>
              {index > 0 && ", "}
              <span lang={language.lang}>{language.name}</span>
            </Fragment>
          ))}
        </p>
      )}
      {address !== null && (
        <address>
          {addressLabel !== "" && `${addressLabel}: `}
          {address}
        </address>
      )}
      {isConfidential && (
        <p>
          <Message id="confidential" />
        </p>
      )}
    </>
  );
}

function Kind({ kind, buildingBlockId }: Pick<HelpService, "kind" | "buildingBlockId">) {
  const label = getBlockLabel(useHelpTranslator(), buildingBlockId);
  return (
    <>
      {label !== "" && (
        <>
          <b>{label}</b> ·{" "}
        </>
      )}
      <English>{kind}</English>
    </>
  );
}

function ServicesElsewhere({ from, places }: MunicipalityView["elsewhere"]) {
  const { isEnglish } = useHelpTranslator();
  return (
    <>
      <Heading>
        <Message id="nearest" />
      </Heading>
      <p>
        {isEnglish ? (
          `Distances from ${from} are in a straight line: the way by road is longer.`
        ) : (
          <Message id="distances" />
        )}
      </p>
      <Services>
        {places.map(({ name, kind, buildingBlockId, municipality, note, km, ...call }) => (
          <li key={kind}>
            <h3>
              <English>{name}</English>
            </h3>
            <Quiet>
              <Kind kind={kind} buildingBlockId={buildingBlockId} />, {municipality}.{" "}
              <English>{aboutKm(km)}</English>
            </Quiet>
            <CallLink {...call} name={name} />
            <small>
              <English>{note}</English>
            </small>
          </li>
        ))}
      </Services>
    </>
  );
}

function CommandCentre({ lines }: Pick<HelpPage, "lines">) {
  const { isEnglish } = useHelpTranslator();
  const line = findCommandCentre(lines);
  const call = line?.calls[0];
  if (line === undefined || call === undefined) return null;
  const number = isEnglish ? `Call ${call.number}` : call.number;
  return <CallLink dialled={call.dialled} number={number} contactName={line.name} />;
}
