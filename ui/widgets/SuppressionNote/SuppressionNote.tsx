import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

interface SuppressionNoteProps extends RootProps<HTMLParagraphElement> {
  /** What is hidden: the answers to one question, or a figure computed from many responses. */
  suppressed?: "figure" | "question";
}

/**
 * - **When:** Something is hidden because too few took part.
 * - **When not:** There is no figure: say "No data".
 */
export const SuppressionNote = ({ suppressed = "figure", ...root }: SuppressionNoteProps) => (
  <Root {...root}>{texts[suppressed]}</Root>
);

const texts = {
  figure:
    "Too few responses to show: results based on few people or organisations stay hidden, so that nobody can be recognised by them.",
  question:
    "Hidden, so that nobody can be recognised: too few people answered this. It does not mean that nobody did.",
};

const Root = styled.p`
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.edge};
  font-size: ${font.size.small};
`;
