import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, layer, size, space } from "../../tokens/tokens.ts";
import { buttonStyle } from "../Button/buttonStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { coverPage } from "./coverPage.ts";
import { useTripleShift } from "./useTripleShift.ts";

export interface ExitThisPageProps extends RootProps {
  /** Address of a neutral site, which replaces this page in the browser's history. */
  href: string;
  label?: ReactNode;
  /** Only stories replace it, because they must not leave the page. */
  leave?: (href: string) => void;
}

/**
 * Covers the page, blanks its title and leaves; without scripts it is a link. It is above everything in the top
 * right; other content leaves `size.exitWidth` free. Put it first in the page, so that Tab reaches it first.
 */
export function ExitThisPage({
  href,
  label = "Exit this page",
  leave = replaceLocation,
  ...root
}: ExitThisPageProps) {
  const exit = (event?: MouseEvent | KeyboardEvent) => {
    event?.preventDefault();
    coverPage();
    leave(href);
  };
  const count = useTripleShift(exit);
  return (
    // React Aria then leaves it usable while a dialog makes the rest of the page inert.
    <Place {...root} data-react-aria-top-layer>
      <Exit
        href={href}
        role="button"
        data-exit
        rel="noreferrer"
        draggable={false}
        data-variant="primary"
        onClick={exit}
        onKeyDown={(event) => event.key === " " && exit(event)}
      >
        <Icon name="exit" size={18} />
        {label}
        {count > 0 && (
          <Dots aria-hidden>
            {[1, 2, 3].map((dot) => (
              <i key={dot} data-lit={dot <= count || undefined} />
            ))}
          </Dots>
        )}
      </Exit>
      <VisuallyHidden role="status">{count > 0 && count < 3 && announcement[count]}</VisuallyHidden>
    </Place>
  );
}

const replaceLocation = (href: string) => window.location.replace(href);

const announcement: Record<number, string> = {
  1: "Shift, press 2 more times to exit this page.",
  2: "Shift, press 1 more time to exit this page.",
};

const Place = styled.div`
  position: fixed;
  inset: ${space(1)} ${space(1)} auto auto;
  z-index: ${layer.exit};
  ${media.narrow} { inset: 0 0 auto auto; }
  ${media.print} { display: none; }
`;

const Exit = styled.a`
  ${buttonStyle}
  && {
    min-height: 44px;
    padding-inline: ${space(1.5)};
    border-color: ${color.onBrand};
    background: ${color.exit};
    color: ${color.onBrand};
    font-size: ${font.size.small};
    /* With large text on a small phone, the button has two lines instead of the whole width. */
    max-width: ${size.exitWidth};

    /* On narrow screens the button fills the corner and is as high as the header. */
    ${media.narrow} {
      border-width: 0;
      border-start-start-radius: 0;
      border-end-end-radius: 0;
      border-start-end-radius: 0;
      > svg { display: none; }
    }
    ${media.forcedColors} { border-width: 1px; }
  }
  &&:hover { background: color-mix(in srgb, ${color.exit} 85%, black); }
  &&:focus-visible { ${focusRing} outline-color: ${color.ink}; }
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 3px;

  i { width: 7px; height: 7px; border: 1px solid currentColor; border-radius: 50%; }
  i[data-lit] { background: currentColor; }
  ${media.forcedColors} {
    i[data-lit] { forced-color-adjust: none; background: ButtonText; }
  }
`;
