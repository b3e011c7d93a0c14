import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from "react-aria-components/DisclosureGroup";
import { styled } from "styled-components";
import { color } from "../../tokens/tokens.ts";

export type DisclosureGroupProps = Omit<AriaDisclosureGroupProps, "className" | "style">;

/** One is open at a time unless `allowsMultipleExpanded` is set. */
export function DisclosureGroup(props: DisclosureGroupProps) {
  return <Root {...props} />;
}

const Root = styled(AriaDisclosureGroup)`
  border-top: 1px solid ${color.line};
`;
