import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useFilters } from "../../lib/address/useFilters.ts";
import { listThemeNames } from "../themes/registry.ts";

/** Uses a native select, because a combo box's script is too large for the first page. */
export function CategorySelect({ components }: { components: readonly Component[] | undefined }) {
  const { filters, screen, change } = useFilters();
  const { componentId } = filters;
  const showsAll = componentId === null || screen === "home" || screen === "chart";
  return (
    <Cell>
      <Icon name="layers" />
      Category
      <select
        aria-label="Category"
        value={componentId ?? ""}
        onChange={({ target }) =>
          change({ type: "choose component", componentId: target.value === "" ? null : Number(target.value) })
        }
      >
        {showsAll && <option value="">All categories</option>}
        {listThemeNames(components, componentId).map((component) => (
          <option key={component.componentId} value={component.componentId}>
            {component.name}
          </option>
        ))}
      </select>
    </Cell>
  );
}

/** An invisible select covers the cell, so that all of it can be pressed. */
const Cell = styled.div`
  position: relative;
  /* In WebKit, a long option would extend beyond the select and make the page scroll sideways. */
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(2.75rem - 1px);
  padding-inline: 2px;
  border-block-start: 3px solid transparent;
  border-inline-start: 1px solid ${color.line};
  color: ${color.inkMuted};
  line-height: 1.2;
  overflow-wrap: break-word;
  text-align: center;

  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    font-size: ${font.size.body};
    cursor: pointer;
  }
  ${media.wide} { display: none; }
  &:hover { color: ${color.primary}; background: ${color.primaryTint}; }
  &:focus-within { ${focusRing} outline-offset: -3px; }
  /* Forced colours would show this transparent line, and it would look like that of the open view. */
  ${media.forcedColors} { border-block-start-color: Canvas; }
`;
