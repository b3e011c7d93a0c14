import { styled } from "styled-components";
import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { space } from "../../tokens/tokens.ts";
import { Icon } from "./Icon.tsx";
import { type IconName, shapes } from "./shapes.tsx";

const meta = preview.meta({ component: Icon, args: { name: "map" as const } });

export const Labelled = meta.story({ args: { label: "Map", size: 32 }, play: shows("img", "Map") });

export const All = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(shapes) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={24} /> {name}
        </li>
      ))}
    </Sheet>
  ),
});

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(2)};
  list-style: none;
`;
