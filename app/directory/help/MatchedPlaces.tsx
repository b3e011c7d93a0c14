import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import type { MatchedPlace, MatchesView } from "@gbvf/api/shared/helpRendering.ts";
import { looksLikeEmergency } from "@gbvf/api/shared/looksLikeEmergency.ts";
import { HelpSection, Places } from "./HelpLayout.ts";
import { getLabel, Message, useHelpTranslator } from "./translator.tsx";

export function MatchedPlaces({ view: { typed, ignored, matches } }: { view: MatchesView }) {
  const callNow = looksLikeEmergency(typed) && (
    <p>
      <a href="#help-lines">
        <Message id="callNow" />
      </a>
    </p>
  );
  return (
    <HelpSection aria-labelledby="help-found">
      <h2 id="help-found">
        <Message id={matches.length > 0 ? "whichMunicipality" : "noneFound"} />
      </h2>
      {callNow}
      {ignored.length > 0 && (
        <p>
          <Message id="leftOut" /> {ignored.join(", ")}
        </p>
      )}
      {matches.length > 0 && (
        <Places>
          {matches.map((place) => (
            <MatchLink key={place.suffix + place.name} {...place} />
          ))}
        </Places>
      )}
      {matches.length === 0 && !callNow && (
        <p>
          <Message id="noPlace" /> “{typed}”. <Message id="checkSpelling" />
        </p>
      )}
    </HelpSection>
  );
}

function MatchLink({ suffix, name, officialName, kind, place, province, where }: MatchedPlace) {
  const translator = useHelpTranslator();
  const stationLabel = kind === "police station" && getLabel(translator, ["policeStation"]);
  const provinceLabel = kind === "province" && getLabel(translator, ["province"]);
  const parts = [name, officialName, stationLabel, provinceLabel, place, province].filter(Boolean);
  return (
    <li>
      <a href={helpPathIn(translator.locale) + suffix}>
        {translator.isEnglish ? `${name}, ${where}` : [...new Set(parts)].join(", ")}
      </a>
    </li>
  );
}
