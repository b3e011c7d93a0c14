import { cloneElement, isValidElement, type ReactNode } from "react";
import { pageWords } from "./words.ts";

/** `withParts(say("Write to {address}."), { address: <a …/> })`: a link or a code inside a sentence. */
export function withParts(said: ReactNode, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  if (isValidElement<{ children: string }>(said))
    return cloneElement(said, {}, withParts(said.props.children, parts) as string);
  return String(said)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Part key={part}>{parts[part]}</Part>));
}

const Part = ({ children }: { children: ReactNode }) => children;

/** What is in English on every page: names, and sentences of the API. */
export function InEnglish({ children }: { children: ReactNode }) {
  const { inEnglish } = pageWords();
  return inEnglish === undefined ? children : <span lang={inEnglish}>{children}</span>;
}
