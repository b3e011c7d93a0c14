import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { row, stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";

export interface CategoryCardProps extends RootProps<HTMLElement> {
  title: ReactNode;
  description: ReactNode;
  /** The theme whose colour marks the card. */
  theme: DataTheme;
  /** `default` while no theme is chosen. */
  state: "default" | "active" | "inactive";
  chosenWord?: ReactNode;
  /** One large figure, with unit, period and source. */
  headline?: ReactNode;
  actions: ReactNode;
}

/**
 * - **When:** The four themes, as a way into their figures.
 * - **When not:** Single figures: use `Figure`.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function CategoryCard({
  title,
  description,
  theme,
  state,
  chosenWord = "Chosen",
  headline,
  actions,
  ...root
}: CategoryCardProps) {
  const titleId = useId();
  return (
    <Root {...root} data-state={state} aria-labelledby={titleId}>
      <Title id={titleId}>
        <Mark aria-hidden="true">
          <rect width="14" height="14" rx="2" fill={dataColor[theme].main} />
        </Mark>
        {title}
        {state === "active" && <Chosen>{chosenWord}</Chosen>}
      </Title>
      {headline}
      <p>{description}</p>
      <Actions>{actions}</Actions>
    </Root>
  );
}

export function CategoryCardSkeleton(props: RootProps<HTMLElement>) {
  return (
    <Root {...props} data-state="default">
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="3rem" />
      <Skeleton width="10rem" height="2.5rem" />
    </Root>
  );
}

const Root = styled.article`
  ${stack(1.5)}
  align-content: start;
  height: 100%;
  overflow-wrap: anywhere;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-state="active"] { border-color: ${color.primary}; outline: 1px solid ${color.primary}; }
  &[data-state="inactive"] { background: transparent; }

  /* On a phone the links come first, so that they are visible at once and above the bottom bar. */
  ${media.wide} { grid-template-rows: repeat(3, auto) 1fr; }
  ${media.narrow} { padding: ${space(2)}; > p { order: 1; } }
  ${media.print} { gap: ${space(1)}; padding: ${space(2)}; break-inside: avoid; }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
`;

const Mark = styled.svg`
  flex: none;
  width: 14px;
  height: 14px;
  forced-color-adjust: none;
`;

const Chosen = styled.small`
  margin-inline-start: auto;
  color: ${color.primary};
  font-weight: ${font.weight.regular};
`;

const Actions = styled.div`
  ${row(1)}
  align-self: end;
  ${media.print} { display: none; }
`;
