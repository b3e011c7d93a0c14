import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { licence, to } from "../../lib/address/paths.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { LanguageNav } from "./LanguageNav.tsx";

/** Who publishes the figures, how they are made, and when the next come. */
export function PageFooter({ flags }: { flags: FeatureFlags }) {
  const { publisher, nextRelease, feedbackEmail } = flags;
  const { plain, say, writeDay } = useWords();
  return (
    <>
      <Words>
        {publisher === null ? (
          say(english.noPublisher)
        ) : (
          <>
            {say(english.publishedBy)}{" "}
            {publisher.url === null ? (
              publisher.name
            ) : (
              <Link href={publisher.url} isExternal>
                {publisher.name}
              </Link>
            )}
            .
          </>
        )}{" "}
        {say(nextRelease.isAnnounced ? english.nextFigures : english.notBefore)} {writeDay(nextRelease.day)}.
      </Words>
      {flags.draftLanguages.length > 0 && <LanguageNav languages={flags.draftLanguages} />}
      <nav aria-label={plain(english.aboutFigures)}>
        <Links>
          <li>
            <Link href={to("methods")} variant="plain">
              {say(english.methods)}
            </Link>
          </li>
          <li>
            <Link href={licence} variant="plain">
              {say(english.licence)}
            </Link>
          </li>
          <li>
            <Link href={to("releases")} variant="plain">
              {say(english.releases)}
            </Link>
          </li>
          <li>
            <Link href={to("api")} variant="plain">
              {say(english.dataAndApi)}
            </Link>
          </li>
          <li>
            <Link href={to("accessibility")} variant="plain">
              {say(english.accessibility)}
            </Link>
          </li>
          <li>
            <Link href={`mailto:${feedbackEmail}`} variant="plain">
              {say(english.contactUs)}
            </Link>
          </li>
        </Links>
      </nav>
    </>
  );
}

const Words = styled.p`
  max-width: none;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  font-size: ${font.size.small};
  list-style: none;
`;
