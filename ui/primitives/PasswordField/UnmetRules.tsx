import { useId } from "react";
import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface UnmetRulesProps {
  rules: readonly string[];
  /** Before the first character, an empty list says nothing. */
  isStarted: boolean;
}

/** Screen readers announce the shorter list. */
export function UnmetRules({ rules, isStarted }: UnmetRulesProps) {
  const titleId = useId();
  return (
    <Root aria-live="polite" aria-atomic="true">
      {rules.length > 0 && (
        <>
          <span id={titleId}>Still missing, at least</span>
          <ul aria-labelledby={titleId}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {rules.length === 0 && isStarted && (
        <Met>
          <Icon name="success" size={18} /> The password meets every rule.
        </Met>
      )}
    </Root>
  );
}

const Root = styled.div`
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  ul { ${row(0.25, 1.5)} padding: 0; list-style: none; }
  li {
    position: relative;
    padding-inline-start: 1.3em;
  }
  li::before {
    content: "";
    position: absolute;
    inset: 0.42em auto auto 2px;
    width: 0.7em;
    height: 0.7em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
`;

const Met = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${color.success};
`;
