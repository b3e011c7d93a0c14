import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { keyframes, styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, layer, motion, radius, space } from "../../tokens/tokens.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface DialogProps extends RootProps<HTMLElement> {
  title: ReactNode;
  /** Omit it inside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** An `alertdialog` is closed neither by a press next to it nor by Back. */
  role?: "dialog" | "alertdialog";
  /** A function receives `close`, which closes the dialog. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
}

/**
 * A sheet at the bottom edge of narrow screens. Back closes it too.
 *
 * - **When:** A short task, after which the reader continues on the same page.
 * - **When not:** It has an address of its own or exceeds a screen: make it a page.
 * - **Keys:** Tab stays within it; Escape closes it and returns to what opened it.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, role = "dialog", children, ...root } = props;
  return (
    <Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={role === "dialog"}>
      <Sheet>
        <Content {...root} role={role}>
          {({ close }) => (
            <>
              {role === "dialog" && <CloseOnBack close={close} />}
              <Head>
                <Heading slot="title">{title}</Heading>
                <Button variant="quiet" aria-label="Close" onPress={close}>
                  <Icon name="close" />
                </Button>
              </Head>
              <Body>{typeof children === "function" ? children({ close }) : children}</Body>
            </>
          )}
        </Content>
      </Sheet>
    </Backdrop>
  );
}

function CloseOnBack({ close }: { close: () => void }) {
  useCloseOnBack(close);
  return null;
}

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { translate: 0 ${space(3)}; }`;

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space(3)};
  background: ${color.backdrop};

  &[data-entering] { animation: ${appear} ${motion.calm}; }
  ${media.narrow} { padding: ${space(8)} 0 0; place-items: end stretch; }
`;

const Sheet = styled(Modal)`
  display: flex;
  width: min(40rem, 100%);
  max-height: calc(100dvh - ${space(16)});
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};

  [data-entering] > & { animation: ${rise} ${motion.calm}; }
  ${media.narrow} {
    width: 100%;
    max-height: calc(100dvh - ${space(8)});
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

const Content = styled(AriaDialog)`
  flex: 1;
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  h2 { align-self: center; padding-block: ${space(1)}; overflow-wrap: anywhere; }
  ${media.narrow} { padding-inline-start: ${space(2)}; }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  ${media.narrow} { padding: ${space(2)}; }
`;

interface OpenDialog {
  position: number;
  close: () => void;
}

const dialogs: OpenDialog[] = [];
/** Called when the history has moved by `step`, which this file hides from the router. */
let onArrival: (() => void) | null = null;
let lastPosition = 0;

/** React Router numbers its history entries in `idx`; the entries of dialogs continue this numbering. */
const getPosition = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? 0);

function moveHistory(step: 1 | -1, callback: () => void): void {
  onArrival = callback;
  window.history.go(step);
}

function onPopState(event: PopStateEvent): void {
  const position = getPosition(event.state);
  const direction = position > lastPosition ? 1 : -1;
  lastPosition = position;
  const top = dialogs.at(-1);
  if (onArrival) {
    const arrive = onArrival;
    onArrival = null;
    arrive();
  } else if (top && position >= top.position - 1) {
    // Goes forward again, because a choice in the dialog may have added entries, which stay; then closes.
    moveHistory(1, top.close);
  } else if (event.state?.isDialog) {
    // The reader left this dialog by a link, so its entry is skipped.
    window.history.go(direction);
  } else return;
  event.stopImmediatePropagation();
}

function openEntry(close: () => void): OpenDialog {
  // Captures the event, because the router's listener was added first.
  window.addEventListener("popstate", onPopState, { capture: true });
  const { state } = window.history;
  const dialog = { position: getPosition(state) + 1, close };
  lastPosition = dialog.position;
  window.history.pushState({ ...state, idx: dialog.position, isDialog: true }, "");
  dialogs.push(dialog);
  return dialog;
}

/** Removes the dialog's history entry and does not change the address. */
function removeEntry(dialog: OpenDialog): void {
  dialogs.splice(dialogs.indexOf(dialog), 1);
  const { state } = window.history;
  const { href } = window.location;
  if (getPosition(state) !== dialog.position) return;
  const { isDialog: _, ...below } = state;
  moveHistory(-1, () => window.history.replaceState({ ...below, idx: dialog.position - 1 }, "", href));
}

/** While the dialog is open, Back closes it. */
function useCloseOnBack(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    let dialog: OpenDialog | undefined;
    // Waits, because React mounts twice in development and a history step takes time to undo.
    const timer = setTimeout(() => {
      dialog = openEntry(() => onBack());
    });
    return () => {
      clearTimeout(timer);
      if (dialog) setTimeout(removeEntry, 0, dialog);
    };
  }, []);
}
