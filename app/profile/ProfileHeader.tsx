import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { type Area, listDashboards } from "../lib/session/landing.ts";

const STYLES = {
  admin: { role: "Administrator", icon: "user" },
  organisation: { role: "Organisation health check", icon: "chart" },
  buildingBlock: { role: "Building blocks", icon: "layers" },
} as const satisfies Record<Area, object>;

/** Takes its style from the area of the first dashboard. */
export function ProfileHeader({ session }: { session: SessionCheck | undefined }) {
  const firstDashboard = session && listDashboards(session)[0];
  const style = firstDashboard && STYLES[firstDashboard.area];
  const text = [style?.role, session?.organisationName].filter(Boolean).join(" · ");
  return (
    <Root data-area={firstDashboard?.area}>
      {text && (
        <Affiliation>
          {style && <Icon name={style.icon} size={20} />}
          {text}
        </Affiliation>
      )}
      <h1>Profile</h1>
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  gap: ${space(0.5)};
  border-color: currentColor;

  &[data-area] { padding-inline-start: ${space(2)}; border-inline-start: 4px solid; color: ${color.primary}; }
  &[data-area="organisation"] { color: ${dataColor.healthCheck.text}; }
  &[data-area="buildingBlock"] { color: ${dataColor.buildingBlock.text}; }
  h1 { color: ${color.ink}; }
`;

const Affiliation = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;

  svg { flex: none; }
`;
