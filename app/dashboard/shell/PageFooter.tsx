import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import { LANGUAGES, languages } from "@gbvf/api/shared/i18n/languages.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { color, font, size } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { listFooterLinks } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";

export function PageFooter({ flags }: { flags: FeatureFlags }) {
  const { publisher, nextRelease, feedbackEmail } = flags;
  const { screen } = useFilters();
  return (
    <>
      <Text>
        {publisher && (
          <>
            Published by{" "}
            {publisher.url === null ? (
              publisher.name
            ) : (
              <Link href={publisher.url} isExternal>
                {publisher.name}
              </Link>
            )}
            .{" "}
          </>
        )}
        {nextRelease.isAnnounced ? "Next figures:" : "Next figures: not before"} {formatDate(nextRelease.day)}
        .
      </Text>
      <nav aria-label="About the figures">
        <Links>
          {listFooterLinks(feedbackEmail).map(([href, name]) => (
            <li key={href}>
              <Link href={href} variant="plain">
                {name}
              </Link>
            </li>
          ))}
        </Links>
      </nav>
      {/* The directory shows these links next to its search instead. */}
      {screen !== "contact" && (
        <nav aria-labelledby="languages-of-help">
          <Links>
            <li id="languages-of-help">Help in your language:</li>
            {languages.map((code) => (
              <li key={code}>
                {/* Help in another language is a separate page without the app. */}
                <a href={helpPathIn(code)} lang={code} hrefLang={code}>
                  {LANGUAGES[code]}
                </a>
              </li>
            ))}
          </Links>
        </nav>
      )}
    </>
  );
}

const Text = styled.p`
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

  li { display: inline-flex; align-items: center; min-height: ${size.target}; }
  a[lang] { color: ${color.ink}; }
`;
