import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface GapPlace {
  id: number;
  name: string;
  href?: string;
}

export function GapNames({ label, places }: { label: string; places: readonly GapPlace[] }) {
  return (
    <Root>
      <span>{label}</span>
      <ul aria-label={label}>
        {places.map(({ id, name, href }) => (
          <li key={id}>{href ? <Link href={href}>{name}</Link> : name}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  ${row(0.25, 1.5)}
  font-size: ${font.size.small};

  > span { color: ${color.inkMuted}; }
  ul { display: flex; flex-wrap: wrap; flex: 1 1 14rem; gap: 0 ${space(2)}; padding: 0; list-style: none; }
  ul > li { min-height: 24px; padding: 0; border: 0; overflow-wrap: anywhere; }
`;
