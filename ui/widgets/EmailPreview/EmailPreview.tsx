import { styled } from "styled-components";
import { cardStyle } from "../../primitives/Card/Card.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface EmailPreviewProps extends RootProps<HTMLElement> {
  to: string;
  subject: string;
  /** Plain text, with its line breaks. */
  text: string;
}

/**
 * - **When:** What an e-mail or a mail will say, before it is sent.
 * - **When not:** E-mails that were sent: use `History`.
 */
export function EmailPreview({ to, subject, text, ...root }: EmailPreviewProps) {
  return (
    <Root {...root} aria-label="The e-mail">
      <Head>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </Head>
      <Text>{text}</Text>
    </Root>
  );
}

const Root = styled.section`
  ${cardStyle}
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${font.size.small};

  dt { color: ${color.inkMuted}; }
`;

const Text = styled.p`
  padding: ${space(2)};
  font-size: ${font.size.small};
  white-space: pre-wrap;
`;
