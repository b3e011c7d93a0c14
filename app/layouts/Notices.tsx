import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { getFeedbackUrl } from "../lib/address/paths.ts";
import { THEME, THEME_TITLES } from "../lib/address/themeIds.ts";

const ALL_THEMES: readonly number[] = Object.values(THEME);

interface NoticesProps {
  flags: FeatureFlags | undefined;
  themes?: readonly number[];
}

/** Reserves the height of the notices until the flags have loaded. */
export function Notices({ flags, themes = ALL_THEMES }: NoticesProps) {
  const inventedThemes = themes.filter((id) => flags?.demonstration.includes(id));
  const areSomeThemesReal = inventedThemes.length < themes.length;
  return (
    <Root aria-label="About this service">
      <Beta>
        <Tag>Beta</Tag> <Wide>This service is new. </Wide>
        <a href={flags && getFeedbackUrl(flags.feedbackEmail)} aria-label="Share your feedback">
          <Wide>Share your feedback</Wide>
          <Narrow>Feedback</Narrow>
        </a>
      </Beta>
      {inventedThemes.length > 0 && (
        <Demonstration>
          <strong>Demonstration data</strong>
          {areSomeThemesReal && (
            <>
              <Wide>: {inventedThemes.map((componentId) => THEME_TITLES[componentId] ?? "").join(", ")}</Wide>
              <Narrow>, in part</Narrow>
            </>
          )}
          <Wide>
            {areSomeThemesReal ? ". " : ": "}
            {areSomeThemesReal
              ? "These figures are made up."
              : "the figures are made up and say nothing about real places."}
          </Wide>
        </Demonstration>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${row(0, 1.5)}
  align-items: center;
  min-height: 1.5rem;
  padding-inline: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.warningTint};
  font-size: ${font.size.small};
  line-height: 1.35;

  ${media.wide} { gap: 0 ${space(4)}; min-height: 34px; padding: 2px ${space(3)}; }
  ${media.print} { min-height: 0; margin-block-end: ${space(1)}; padding: 0; border: 0; background: none; }
`;

const Tag = styled.strong`
  display: inline-block;
  margin-inline-end: ${space(0.5)};
  padding-inline: ${space(0.75)};
  border-radius: 2px;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${font.size.caption};
  line-height: 1.125rem;
  ${media.forcedColors} { border: 1px solid CanvasText; }
`;

const Beta = styled.p`
  ${media.print} { display: none; }
`;

const Demonstration = styled.p`
  color: ${color.warning};
`;

const Wide = styled.span`
  display: none;
  ${media.wide} { display: inline; }
  ${media.print} { display: inline; }
`;

const Narrow = styled.span`
  ${media.wide} { display: none; }
  ${media.print} { display: none; }
`;
