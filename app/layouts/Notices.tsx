import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { feedbackAddress } from "../lib/address/paths.ts";
import { THEME, THEME_TITLES } from "../lib/address/themeIds.ts";
import { useWords } from "../lib/words/useWords.tsx";

const ALL: readonly number[] = Object.values(THEME);

interface NoticesProps {
  flags: FeatureFlags | undefined;
  shown?: readonly number[];
}

/** Room is kept, so that nothing moves. */
export function Notices({ flags, shown = ALL }: NoticesProps) {
  const invented = shown.filter((id) => flags?.demonstration.includes(id));
  const { plain, say } = useWords();
  const isPartly = invented.length < shown.length;
  return (
    <Root aria-label={plain(english.aboutService)}>
      <Beta>
        <Tag>{say(english.beta)}</Tag> <Wide>{say(english.isNew)} </Wide>
        <a href={flags && feedbackAddress(flags.feedbackEmail)} aria-label={plain(english.shareFeedback)}>
          <Wide>{say(english.shareFeedback)}</Wide>
          <Narrow>{say(english.feedback)}</Narrow>
        </a>
      </Beta>
      {invented.length > 0 && (
        <Demonstration>
          <strong>{say(english.demonstration)}</strong>
          {isPartly && (
            <>
              <Wide>
                : {invented.map((componentId) => plain(THEME_TITLES[componentId] ?? "")).join(", ")}
              </Wide>
              <Narrow>, {say(english.inPart)}</Narrow>
            </>
          )}
          <Wide>
            {isPartly ? ". " : ": "}
            {say(isPartly ? english.madeUp : english.allMadeUp)}
          </Wide>
        </Demonstration>
      )}
    </Root>
  );
}

/** Each figure's source says the rest. */
const Root = styled.section`
  ${row(0, 1.5)}
  align-items: center;
  min-height: 1.5rem;
  padding-inline: ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  background: ${color.warningTint};
  font-size: ${font.size.small};
  line-height: 1.35;

  ${media.wide} { gap: 0 ${space(4)}; min-height: 34px; padding: 2px ${space(3)}; }
  ${media.print} { min-height: 0; padding: 0; border: 0; background: none; }
`;

const Tag = styled.strong`
  display: inline-block;
  margin-inline-end: ${space(0.5)};
  padding-inline: ${space(0.75)};
  border-radius: 2px;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 0.75rem;
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
