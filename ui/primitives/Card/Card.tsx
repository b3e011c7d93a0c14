import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, font, radius, space } from "../../theme/tokens.ts";

export interface CardProps {
  /** What the card shows; it also names the card for screen readers. */
  title?: ReactNode;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Small print under the title: period, unit, place. */
  subtitle?: ReactNode;
  /** Buttons and links at the title's end. */
  actions?: ReactNode;
  /** Small print at the foot: source, date, notes. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A white surface with a hairline around it. */
export function Card({ title, headingLevel = 2, subtitle, actions, footer, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Head>
          <div>
            <Heading id={titleId}>{title}</Heading>
            {subtitle && <Small>{subtitle}</Small>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <div>{children}</div>
      {footer && <Small as="footer">{footer}</Small>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  > * { min-width: 0; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Small = styled.p`
  margin-block-start: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
