import type { AriaAttributes } from "react";
import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from "react-aria-components/DisclosureGroup";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color } from "../../tokens/tokens.ts";

export interface DisclosureGroupProps
  extends Omit<AriaDisclosureGroupProps, "className" | "style">,
    RootStyle,
    AriaAttributes {}

/**
 * One is open at a time unless `allowsMultipleExpanded` is set.
 *
 * - **When:** Several disclosures of the same kind, of which one is read at a time.
 * - **When not:** They are compared: set `allowsMultipleExpanded`, or use `Table`.
 * - **Keys:** Tab moves from title to title and link to link; Enter and Space open and close.
 */
export function DisclosureGroup(props: DisclosureGroupProps) {
  return <Root {...props} render={(root) => <div {...root} {...getAriaAttributes(props)} />} />;
}

/** React Aria drops ARIA attributes from elements that have no role. */
export const getAriaAttributes = (props: AriaAttributes): AriaAttributes =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith("aria-")));

const Root = styled(AriaDisclosureGroup)`
  border-top: 1px solid ${color.line};
`;
