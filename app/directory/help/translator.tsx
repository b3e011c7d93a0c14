import { createTranslator, type Translator, type Values } from "@gbvf/api/shared/i18n/createTranslator.ts";
import { type HelpMessageId, messages } from "@gbvf/api/shared/i18n/help/messages.ts";
import { createContext, use } from "react";

type HelpTranslator = Translator<HelpMessageId>;

export const HelpTranslatorContext = createContext<HelpTranslator>(createTranslator("en", messages, {}));

export function useHelpTranslator() {
  const translator = use(HelpTranslatorContext);
  return { ...translator, isEnglish: translator.locale === "en" };
}

export function Message({ id, values }: { id: HelpMessageId; values?: Values }) {
  const { text, lang } = useHelpTranslator().t(id, values);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** Marks text from the database as English inside a translated page. */
export function English({ children }: { children: string }) {
  return useHelpTranslator().isEnglish ? children : <span lang="en">{children}</span>;
}

/** Joins the official translations of terms into a label; empty in English. */
export const getLabel = ({ locale, t }: HelpTranslator, ids: readonly HelpMessageId[]): string =>
  locale === "en"
    ? ""
    : ids
        .map((id) => t(id))
        .flatMap(({ text, lang }) => (lang === undefined ? text : []))
        .join(" · ");

/** If the message has no reviewed translation, adds the official translations of its terms. */
export function MessageWithTerms({ id, terms }: { id: HelpMessageId; terms: readonly HelpMessageId[] }) {
  const translator = useHelpTranslator();
  const label = translator.t(id).lang === "en" ? getLabel(translator, terms) : "";
  return (
    <>
      {label !== "" && (
        <>
          {label} <br />
        </>
      )}
      <Message id={id} />
    </>
  );
}

const TERMS_BY_BLOCK: Readonly<Record<number, readonly HelpMessageId[]>> = {
  1: ["policeStation"],
  3: ["rape", "medicalHelp"],
  5: ["shelter"],
  6: ["court"],
};

/** By stakeholder id, which stays the same when a telephone number is corrected. */
const TERMS_BY_STAKEHOLDER: Readonly<Record<string, readonly HelpMessageId[]>> = {
  "400001": ["police"],
  "400002": ["crime"],
  "400003": ["genderViolence", "socialWorker"],
  "400004": ["genderViolence"],
  "400005": ["counselling"],
  "400007": ["childAbuse"],
  "400008": ["shelter"],
};

export const getBlockLabel = (translator: HelpTranslator, buildingBlockId: number): string =>
  getLabel(translator, TERMS_BY_BLOCK[buildingBlockId] ?? []);

export const getLineLabel = (translator: HelpTranslator, stakeholderId: string): string =>
  getLabel(translator, TERMS_BY_STAKEHOLDER[stakeholderId] ?? []);
