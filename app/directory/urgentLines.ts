import type { Contact } from "@gbvf/api/directory/contract.ts";
import { useApi } from "../lib/api-client/useApi.ts";

export interface UrgentLine {
  name: string;
  contacts: Omit<Contact, "check">[];
}

const MAX_VISIBLE = 2;
const TELEPHONE = 3;

/** Written into the page by the server. */
export function readWrittenLines(): UrgentLine[] {
  const written = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = written?.content.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']") ?? [];
  return [...links].map((link, index) => ({
    name: link.textContent,
    contacts: [
      {
        contactId: -index - 1,
        contactTypeId: TELEPHONE,
        detail: link.href.slice("tel:".length),
        areaCode: null,
        extension: null,
      },
    ],
  }));
}

/** Else the most urgent line. */
export function useCommandCentre(): UrgentLine | undefined {
  const lines = useUrgentLines();
  return lines?.find(({ name }) => /command centre/i.test(name)) ?? lines?.[0];
}

export function useUrgentLines(): UrgentLine[] | undefined {
  return useApi("GET /api/buildingblock/searchcontact", {}).data?.slice(0, MAX_VISIBLE);
}
