import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { font, space } from "../../tokens/tokens.ts";
import { pinSource } from "../Pins/pinShape.ts";

export interface PinLegendProps extends RootProps<HTMLUListElement> {
  color: string;
  /** Label of the filled pin: "Active challenges". */
  active: string;
  /** Label of the hollow pin. */
  inactive: string;
}

/**
 * - **When:** Next to every map with `Pins`.
 * - **When not:** Areas: use `Legend`.
 */
export function PinLegend({ color, active, inactive, ...root }: PinLegendProps) {
  return (
    <Root {...root} aria-label="Pins">
      {[
        { label: active, isActive: true },
        { label: inactive, isActive: false },
      ].map(({ label, isActive }) => (
        <Item key={label}>
          <Picture $source={pinImage(color, isActive)} aria-hidden="true" />
          {label}
        </Item>
      ))}
    </Root>
  );
}

/** Adds the namespace, without which an SVG used as an image is not drawn. */
const pinImage = (color: string, isActive: boolean) =>
  pinSource(color, isActive).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

const Root = styled.ul`
  ${row(0.5, 2)}
  font-size: ${font.size.small};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
`;

const Picture = styled.span<{ $source: string }>`
  width: 0.9375rem;
  height: 1.5625rem;
  background: url("data:image/svg+xml,${({ $source }) => encodeURIComponent($source)}") center / contain no-repeat;
  forced-color-adjust: none;
`;
