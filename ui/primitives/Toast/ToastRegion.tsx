import { cssTransition, ToastContainer } from "react-toastify/unstyled";
import { keyframes, styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, layer, motion, radius, size, space } from "../../tokens/tokens.ts";

const slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

/**
 * Lies above dialogs, which would otherwise make messages inert. Render it once, on pages that call `notify`.
 *
 * - **When:** Something was done and needs no answer: saved, copied.
 * - **When not:** It must be read or undone: put it into the page.
 * - **Keys:** Tab moves to Close, Enter and Space press it.
 */
export function ToastRegion(props: RootProps) {
  return (
    <Root {...props} data-react-aria-top-layer>
      <ToastContainer
        position="top-right"
        autoClose={3000}
        transition={slide}
        draggable={false}
        icon={false}
        aria-label="Notifications"
      />
    </Root>
  );
}

const appear = keyframes`from { opacity: 0; translate: ${space(2)} 0; }`;
const fade = keyframes`to { opacity: 0; }`;
/* The toast closes when this animation ends, so it must run even if it is not visible. */
const runOut = keyframes`from { scale: 1 1; } to { scale: 0 1; }`;

const Root = styled.div`
  ${media.print} { display: none; }
  .toast-enter { animation: ${appear} ${motion.calm} both; }
  .toast-exit { animation: ${fade} ${motion.calm} both; }
  .Toastify__toast-container {
    position: fixed;
    inset: ${space(8)} ${space(2)} auto auto;
    z-index: ${layer.toast};
    width: min(22rem, calc(100vw - ${space(4)}));
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
    min-height: ${space(7)};
    margin-bottom: ${space(1)};
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
    border: 1px solid ${color.edge};
    border-inline-start: 4px solid ${color.success};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: ${font.size.body};
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .Toastify__toast--error { border-inline-start-color: ${color.danger}; }
  .Toastify__close-button {
    order: 1;
    flex: none;
    width: ${size.target};
    height: ${size.target};
    border: 0;
    background: transparent;
    cursor: pointer;
    svg { width: 16px; fill: currentColor; }
  }
  .Toastify__progress-bar--wrp { position: absolute; inset: auto 0 0; height: 2px; }
  .Toastify__progress-bar {
    height: 100%;
    background: ${color.line};
    transform-origin: left;
  }
  .Toastify__progress-bar--animated { animation: ${runOut} linear 1 forwards; }
  ${media.reducedMotion} { .Toastify__progress-bar { visibility: hidden; } }
`;
