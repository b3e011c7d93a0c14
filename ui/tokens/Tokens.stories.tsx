import { styled } from "styled-components";
import preview from "../../.storybook/preview.tsx";
import { contrast } from "./contrast.ts";
import { type DataTheme, dataColor } from "./dataColor.ts";
import { color, colorProperties, font, radius, space } from "./tokens.ts";

const meta = preview.meta({
  decorators: (Story) => (
    <Stack>
      <Story />
    </Stack>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "A calm, editorial public service: warm off-white page, white surfaces, near-black ink and one deep plum for the header and primary actions. Theme colours are for figures only. Hairlines in place of shadows, no gradients, an 8 px grid, four text sizes and two for headings of pages, motion under 200 ms, the system's font.\n\nComponents use the meanings shown here and never a raw colour. In code: `color.ink`, `space(2)`, `font.size.large` from `ui/tokens/tokens.ts`, `dataColor.crime.scale` from `ui/tokens/dataColor.ts`.",
      },
    },
  },
});

const page = colorProperties.find(({ name }) => name === "page")?.value ?? "";
const ratio = (value: string) =>
  value.startsWith("#") ? `${contrast(value, page).toFixed(1)} : 1 on the page` : "";

export const InterfaceColours = meta.story({
  render: () => (
    <Sheet>
      {colorProperties.map(({ name, value }) => (
        <li key={name}>
          <Swatch style={{ background: value }} />
          <strong>{name}</strong>
          <Small>
            {value} {ratio(value)}
          </Small>
        </li>
      ))}
    </Sheet>
  ),
});

const themes: { theme: DataTheme; name: string }[] = [
  { theme: "crime", name: "Crime statistics" },
  { theme: "healthCheck", name: "Organisational health check" },
  { theme: "buildingBlock", name: "Building blocks" },
  { theme: "collectiveAction", name: "Collective actions" },
];

export const DataColours = meta.story({
  render: () => (
    <>
      {themes.map(({ theme, name }) => (
        <section key={theme}>
          <h2 style={{ color: dataColor[theme].text }}>{name}</h2>
          <Row name="Scale" colors={dataColor[theme].scale} />
          <Row name="Current, previous" colors={[dataColor[theme].current, dataColor[theme].previous]} />
          <Row name="Parts" colors={dataColor[theme].parts} />
        </section>
      ))}
    </>
  ),
});

const Row = ({ name, colors }: { name: string; colors: readonly string[] }) => (
  <Strip>
    <Small>{name}</Small>
    {colors.map((value) => (
      <span key={value}>
        <Swatch style={{ background: value }} />
        <Small>{value}</Small>
      </span>
    ))}
  </Strip>
);

export const Type = meta.story({
  render: () => (
    <>
      <p style={{ fontSize: font.size.display, lineHeight: font.line.tight, fontWeight: font.weight.strong }}>
        123.24 display
      </p>
      <p style={{ fontSize: font.size.large, fontWeight: font.weight.strong }}>
        Large: titles of cards and panels
      </p>
      <p>Body: everything that is read. 1,671 reports in the Northern Cape.</p>
      <Small>Small: units, periods, sources. April 2015 to March 2016.</Small>
    </>
  ),
});

export const Space = meta.story({
  render: () => (
    <>
      {[0.5, 1, 2, 3, 4, 8].map((steps) => (
        <Strip key={steps}>
          <Small>space({steps})</Small>
          <Bar style={{ width: space(steps) }} />
          <Small>{steps * 8} px</Small>
        </Strip>
      ))}
    </>
  ),
});

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${space(3)} ${space(2)};
  list-style: none;
`;

const Swatch = styled.span`
  display: block;
  min-width: 5.5rem;
  height: ${space(6)};
  margin-bottom: ${space(0.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  forced-color-adjust: none;
`;

const Small = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: 9rem repeat(auto-fill, minmax(5.5rem, auto));
  align-items: center;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
`;

const Bar = styled.span`
  height: ${space(2)};
  background: ${color.primary};
`;
