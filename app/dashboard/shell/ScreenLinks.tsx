import { Icon, type IconProps } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { Screen } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";

const items: readonly { screen: Screen; name: string; icon: IconProps["name"]; isHidden?: boolean }[] = [
  { screen: "home", name: "Home", icon: "home" },
  { screen: "map", name: "Map", icon: "map" },
  { screen: "grid", name: "Grid", icon: "grid" },
  { screen: "chart", name: "Chart", icon: "chart" },
  {
    screen: "comparison",
    name: "Comparison",
    icon: "compare",
    isHidden: true,
  },
];

export function ScreenLinks() {
  const { screen, linkTo } = useFilters();
  return (
    <List>
      {items.map((item) => (
        <li key={item.screen} hidden={item.isHidden}>
          <Item to={linkTo(item.screen)} aria-current={item.screen === screen ? "page" : undefined}>
            <Icon name={item.icon} />
            {item.name}
          </Item>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  list-style: none;

  ${media.narrow} { li:not([hidden]) { flex: 1 1 0; min-width: 0; } }
`;

const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(2.75rem - 1px);
  border-top: 3px solid transparent;
  color: ${color.inkMuted};
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;

  &:hover { color: ${color.primary}; background: ${color.primaryTint}; }
  &[aria-current] { border-top-color: ${color.primary}; color: ${color.primary}; font-weight: ${font.weight.strong}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }

  ${media.wide} { gap: 2px; min-width: 76px; min-height: 80px; }
  ${media.forcedColors} {
    border-top-color: Canvas;
    &[aria-current] { border-top-color: Highlight; }
  }
`;
