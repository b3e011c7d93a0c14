import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { accountLinks } from "../../../lib/session/accountLinks.ts";
import { type Area, dashboardsOf, holds } from "../../../lib/session/landing.ts";
import { SIGNED_OUT } from "../../../lib/session/session.ts";
import type { May } from "../../../lib/session/useMay.ts";
import { buildingBlockLinks } from "../../building-block/BuildingBlockFrame.tsx";
import { organisationLinks } from "../../organisation/OrganisationFrame.tsx";
import { adminLinks } from "../AdminFrame.tsx";
import { Note } from "../CardGrid.tsx";

/** Built from the ticked actions, without anybody's data. */
export function GroupPreview({ actionIds }: { actionIds: readonly number[] }) {
  const userActions = actionIds.toSorted((one, other) => one - other).map((actionId) => ({ actionId }));
  const session = { ...SIGNED_OUT, isAuthenticated: true, userActions };
  const may: May = (action) => holds(session, action);
  const dashboards = dashboardsOf(session);
  const menu = [...accountLinks(session).map(({ name }) => name), "Profile", "Logout"];
  return (
    <Disclosure title="Preview: what a member would see" headingLevel={2}>
      <Preview>
        <Note>For somebody who is in no other group.</Note>
        <p>
          <strong>After signing in:</strong> {dashboards[0]?.name ?? "the public dashboard, as for everybody"}
        </p>
        <p>
          <strong>Account menu:</strong> {menu.join(", ")}
        </p>
        {dashboards.map(({ area, name }) => (
          <section key={area} aria-label={name}>
            <h3>{name}</h3>
            <p>
              <strong>Screens:</strong> {AREAS[area].screens(may).join(", ")}
            </p>
            <p>
              <strong>On the first screen:</strong> {offered(area, may)}
            </p>
          </section>
        ))}
      </Preview>
    </Disclosure>
  );
}

const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name);

const AREAS: Readonly<
  Record<
    Area,
    { screens: (may: May) => string[]; first: Readonly<Partial<Record<Parameters<May>[0], string>>> }
  >
> = {
  admin: {
    screens: (may) => namesOf(adminLinks(may)),
    first: { ViewOrganisations: "Manage applications, Manage questionnaires" },
  },
  organisation: {
    screens: (may) => namesOf(organisationLinks(may)),
    first: {
      SetSurveyEffectiveDate: "Generate survey link",
      AddSurveyLink: "Copy or send the link",
      ViewYourOrganisationSurveyResult: "View survey results",
    },
  },
  buildingBlock: {
    screens: (may) => namesOf(buildingBlockLinks(may)),
    first: { ViewBuildingBlocks: "The building blocks of one's municipalities" },
  },
};

function offered(area: Area, may: May): string {
  const found = Object.entries(AREAS[area].first).filter(([action]) => may(action as Parameters<May>[0]));
  return found.map(([, name]) => name).join(", ") || "nothing to press: it can only be looked at";
}

const Preview = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;
