import { styled } from "styled-components";
import { formatCount } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface BoundarySummaryProps extends RootProps {
  summary: {
    boundary: string;
    totalCombined: number;
    categories: readonly {
      buildingBlockCategoryId: number;
      totalCategoryCount: number;
      categoryDescription: string;
      buildingBlocks: readonly { buildingBlockId: number; blockCount: number; blockDescription: string }[];
    }[];
  };
}

/**
 * - **When:** What is known of a place, on one card.
 * - **When not:** The figures have a page of their own: link to it.
 */
export function BoundarySummary({
  summary: { boundary, totalCombined, categories },
  ...root
}: BoundarySummaryProps) {
  return (
    <Root {...root}>
      <p>
        {totalCombined === 1
          ? `1 place is known in ${boundary}.`
          : `${formatCount(totalCombined)} places are known in ${boundary}.`}{" "}
        Each is counted once, whether or not it has been captured yet.
      </p>
      {categories.length === 0 && <p>No categories available</p>}
      {categories.map((category) => (
        <section key={category.buildingBlockCategoryId}>
          <h3>
            <span>{category.categoryDescription}</span>
            <strong>{formatCount(category.totalCategoryCount)}</strong>
          </h3>
          {category.buildingBlocks.length === 0 && <None>No building blocks available</None>}
          <List>
            {category.buildingBlocks.map(({ buildingBlockId, blockDescription, blockCount }) => (
              <li key={buildingBlockId}>
                <span>{blockDescription}</span>
                <strong>{formatCount(blockCount)}</strong>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2.5)};

  h3 { padding-block: ${space(0.5)}; border-bottom: 1px solid ${color.edge}; font-size: ${font.size.body}; }
  h3, li { display: flex; justify-content: space-between; gap: ${space(2)}; }
  li span { overflow-wrap: anywhere; }
`;

const None = styled.p`
  color: ${color.inkMuted};
`;

const List = styled.ul`
  list-style: none;

  li { padding-block: ${space(0.75)}; border-bottom: 1px solid ${color.line}; }
  strong { font-weight: ${font.weight.regular}; }
`;
