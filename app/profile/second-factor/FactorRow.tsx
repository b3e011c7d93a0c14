import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";

interface FactorRowProps {
  name: string;
  detail: string;
  children: ReactNode;
}

export function FactorRow({ name, detail, children }: FactorRowProps) {
  return (
    <li>
      <div>
        <Name>{name}</Name>
        <Detail>{detail}</Detail>
      </div>
      {children}
    </li>
  );
}

export const FactorRows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${color.line};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(1.5)};
    border-block-end: 1px solid ${color.line};
  }
  > li > div { flex: 1 1 12rem; min-width: 0; }
`;

const Name = styled.p`
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
