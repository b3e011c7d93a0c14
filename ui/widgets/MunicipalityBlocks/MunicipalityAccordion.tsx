import { styled } from "styled-components";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { DisclosureGroup } from "../../primitives/Disclosure/DisclosureGroup.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { formatCount, plural } from "../../text/format.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";
import { CompletionMark } from "../CompletionMark/CompletionMark.tsx";
import type { MunicipalityProgress } from "./municipalityProgress.ts";
import { WorkLine } from "./WorkLine.tsx";

export interface MunicipalityAccordionProps {
  municipalities: readonly MunicipalityProgress[];
}

/** For little room: one municipality is open at a time. */
export function MunicipalityAccordion({ municipalities }: MunicipalityAccordionProps) {
  return (
    <DisclosureGroup>
      {municipalities.map((municipality) => (
        <Disclosure
          key={municipality.id}
          id={municipality.id}
          title={municipality.name}
          aside={municipality.due > 0 ? `${formatCount(municipality.due)} due` : "Nothing is due"}
        >
          <Body>
            <p>{municipality.where}</p>
            <WorkLine municipality={municipality} />
            {municipality.categories.map((category) => (
              <section key={category.id} aria-label={category.name}>
                <h4>{category.name}</h4>
                <ul>
                  {category.blocks.map((block) => (
                    <li key={block.id}>
                      <Link href={block.href} variant="plain">
                        {block.name}
                      </Link>
                      <span>
                        <CompletionMark verified={block.verified} total={block.total} />
                        {block.due > 0 && <small>{plural(block.due, "contact", "contacts")} due</small>}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Body>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(2)};

  > p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  h4 { font-size: ${font.size.body}; }
  ul { list-style: none; }
  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    justify-content: space-between;
    min-height: ${size.target};
    border-block-end: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li > a { min-width: 0; color: ${color.primary}; }
  li > span { flex: none; display: grid; justify-items: end; }
  small { color: ${color.warning}; font-size: ${font.size.small}; font-weight: ${font.weight.strong}; }
`;
