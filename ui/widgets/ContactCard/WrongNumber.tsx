import { useState } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font, size } from "../../tokens/tokens.ts";

export interface WrongNumberProps {
  /** Whose number it is, added to the button's name, because screen readers may read a button alone. */
  contactName: string;
  /** Resolves to a text for the reader. */
  onReport: () => Promise<string>;
}

/** Asks for confirmation before it sends an anonymous report. */
export function WrongNumber({ contactName, onReport }: WrongNumberProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [text, setText] = useState("");
  const report = async () => {
    setConfirming(false);
    setText(await onReport());
  };
  return (
    <Root>
      <span role="status">{text}</span>
      {!text && (
        <button
          type="button"
          aria-label={`This number of ${contactName} is wrong`}
          onClick={() => setConfirming(!isConfirming)}
          aria-expanded={isConfirming}
        >
          This number is wrong
        </button>
      )}
      {isConfirming && (
        <>
          <button type="button" onClick={report}>
            Yes, tell the officials
          </button>
          <span>Nobody learns who said so.</span>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: center;
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  button { min-height: ${size.target}; padding: 0; border: 0; background: none; color: ${color.primary}; text-decoration: underline; cursor: pointer; }
  ${media.print} { display: none; }
`;
