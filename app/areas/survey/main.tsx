import { colorRules } from "@gbvf/ui/tokens/tokens.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SurveyPage } from "./SurveyPage.tsx";
import "./survey.css";

// The content security policy refuses a style element with text, but allows rules added by script.
const style = document.head.appendChild(document.createElement("style"));
for (const rule of colorRules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);

const { pathname, search } = window.location;
const parameters = new URLSearchParams(search);
// Removes the code from the address, so that the browser's history does not store it.
window.history.replaceState(window.history.state, "", pathname);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <SurveyPage inviteCode={parameters.get("inviteCode")} isPreview={parameters.get("Preview") === "true"} />
  </StrictMode>,
);
