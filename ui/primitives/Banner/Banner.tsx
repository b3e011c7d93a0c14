import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { color, font, space } from "../../theme/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface BannerProps {
  /** `beta` and `demonstration` say so in a tag; `info` and `warning` carry an icon. */
  kind: "info" | "beta" | "demonstration" | "warning";
  children: ReactNode;
  /** One link or button at the end. */
  action?: ReactNode;
}

/** A strip that tells something about the page as a whole. */
export function Banner({ kind, children, action }: BannerProps) {
  return (
    <Root data-kind={kind}>
      <Mark kind={kind} />
      <Words>{children}</Words>
      {action}
    </Root>
  );
}

function Mark({ kind }: Pick<BannerProps, "kind">) {
  if (kind === "beta") return <Tag>Beta</Tag>;
  if (kind === "demonstration") return <Tag>Demonstration data</Tag>;
  return <Icon name={kind} label={kind === "warning" ? "Warning" : "Information"} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${font.size.small};

  &[data-kind="info"] { background: ${color.primaryTint}; }
  &[data-kind="demonstration"],
  &[data-kind="warning"] { background: ${color.warningTint}; }
  &[data-kind="warning"] svg { color: ${color.warning}; }
`;

const Tag = styled.strong`
  padding: 0 ${space(1)};
  border: 1px solid currentColor;
  border-radius: 2px;
  white-space: nowrap;

  [data-kind="beta"] & { border-color: ${color.primary}; background: ${color.primary}; color: ${color.onPrimary}; }
  [data-kind="demonstration"] & { color: ${color.warning}; }
  ${media.forcedColors} { border-color: CanvasText; }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;
