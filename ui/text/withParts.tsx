import { cloneElement, isValidElement, type ReactNode } from "react";

/** `withParts(say("Write to {address}."), { address: <a …/> })`: a link or a code inside a sentence. */
export function withParts(said: ReactNode, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  if (isValidElement<{ children: string }>(said))
    return cloneElement(said, {}, withParts(said.props.children, parts) as string);
  return String(said)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Part key={part}>{parts[part]}</Part>));
}

const Part = ({ children }: { children: ReactNode }) => children;
